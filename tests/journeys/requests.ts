import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

/** The requests of an order as both sides see them. */

type LL = TranslationFunctions;

export const TITLE = "Planta do estande";

/** The dialog with this title, its fields and the button that sends it. */
export function dialogOf(page: Page, name: string) {
  const dialog = page.getByRole("dialog", { name });
  return {
    dialog,
    press: (button: string) => dialog.getByRole("button", { name: button, exact: true }).click(),
  };
}

/** A button of one request, by what it does and the request's title. */
export function actOn(page: Page, LL: LL, action: string, name = TITLE) {
  return page
    .getByRole("button", { name: LL.orders.requests.actionOn({ action, name }), exact: true })
    .click();
}

export function requestNamed(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}
