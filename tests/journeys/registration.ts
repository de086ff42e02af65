import type { Browser, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ownSubmission } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import type { Portal } from "./server.ts";

/** Staff before the registration of a partner, with the field of the address and the button that checks it. */
export async function openRegistration(
  { browser, page, portal, words: LL }: Stage,
  partner = partnerNamed("ingrid.solberg"),
) {
  const theirs = await openBrowser(browser);
  await signInAsPartner(theirs, LL, partner);
  const { id } = await ownSubmission(theirs);
  await signInAsStaff(page, LL, portal, `/admin/partners/register/${id}`);
  return {
    field: page.getByRole("textbox", { name: LL.partners.emailStep.label() }),
    check: page.getByRole("button", { name: LL.partners.emailStep.check(), exact: true }),
  };
}

type Stage = { browser: Browser; page: Page; portal: Portal; words: TranslationFunctions };
