import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expect } from "./server.ts";

/** The dialog over a page whose session ended. */
export function signInDialog(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("dialog", { name: LL.auth.expired.title() });
}

/** The right password, and the page is there again. */
export async function answer(dialog: Locator, LL: TranslationFunctions, password: string): Promise<void> {
  await dialog.getByLabel(LL.auth.login.password(), { exact: false }).first().fill(password);
  await dialog.getByRole("button", { name: LL.auth.expired.submit(), exact: true }).click();
  await expect(dialog).toBeHidden();
}
