import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ownSubmission } from "./orders.ts";
import { type Credentials, partnerNamed, signInAsStaff } from "./people.ts";
import type { Caller, Portal } from "./server.ts";

/** Staff before the registration of a partner, with the field of the address and the button that checks it. */
export async function openRegistration(
  { callsOf, page, portal, words: LL }: Stage,
  partner = partnerNamed("ingrid.solberg"),
) {
  const { id } = await ownSubmission(await callsOf(partner));
  await signInAsStaff(page, LL, portal, `/admin/partners/register/${id}`);
  return {
    field: page.getByRole("textbox", { name: LL.partners.emailStep.label() }),
    check: page.getByRole("button", { name: LL.partners.emailStep.check(), exact: true }),
  };
}

type Stage = {
  callsOf: (person: Credentials) => Promise<Caller>;
  page: Page;
  portal: Portal;
  words: TranslationFunctions;
};
