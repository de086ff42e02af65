import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sendOrder } from "./orders.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { choosePackage, goOn, openNewOrder } from "./wizard.ts";

/** Wherever prices are shown it is said that they include the taxes (tests/src/app/desk.test.ts), to be seen on a phone too. */
test.use({ viewport: { width: 375, height: 812 } });

const PARTNER = partnerNamed("ingrid.solberg");
const SAID = { pt: "Os preços incluem os impostos aplicáveis.", en: "Prices include applicable taxes." };

test("an exhibitor reads it at every step of the wizard and on orders (WIZ-54)", async ({
  page,
  portal,
  language,
  words: LL,
}) => {
  await freeSpaceOf(portal, PARTNER);
  await signInAsPartner(page, LL, PARTNER);
  await walkWizard(page, LL, SAID[language]);
  const { id } = await sendOrder(page, portal);
  for (const path of ["/partner", `/partner/orders/${id}`]) await expectSaid(page, path, SAID[language]);
});

/** On the choice of a stand, of services and on the confirmation. */
async function walkWizard(page: Page, LL: TranslationFunctions, sentence: string): Promise<void> {
  const isSaid = () => expectSeen(page.getByText(sentence).filter({ visible: true }).first());
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "selectStand");
  await isSaid();
  await choosePackage(page, LL.statuses.ordered.package.BRONZE());
  await goOn(page, LL, "selectStand", "additionalServices");
  await isSaid();
  await goOn(page, LL, "additionalServices", "confirmData");
  await isSaid();
}

async function expectSaid(page: Page, path: string, sentence: string): Promise<void> {
  await page.goto(path);
  const said = page.getByText(sentence).filter({ visible: true });
  // The place of a list's note holds the same words until the list has come.
  await expect(async () => {
    await expect(said).toHaveCount(1);
    await expectSeen(said);
  }, path).toPass();
}
