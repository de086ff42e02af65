import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { ownSubmission, sendOrder } from "./orders.ts";
import { partnerNamed, signInAsPartner, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import {
  addItem,
  choosePackage,
  expectSaved,
  expectScreen,
  goOn,
  lineField,
  MONITOR,
  openNewOrder,
  openServicesOfStand,
  sendOrderButton,
} from "./wizard.ts";

const PARTNER = partnerNamed("ana.moura");

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("the address knows the step: Back, Forward, the stepper and a reload keep to it and to what was filled in", async ({
  language,
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await openNewOrder(page, LL);
  await expect(page).toHaveURL(/[?&]step=0/);
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.BRONZE());
  await goOn(page, LL, "selectStand", "additionalServices");
  await expect(page).toHaveURL(/[?&]step=2/);
  await addItem(page, LL, MONITOR, MONITOR[language]);
  await goOn(page, LL, "additionalServices", "confirmData");
  await expectSaved(page, LL);

  for (const screen of ["additionalServices", "selectStand", "orderType"] as const) {
    await page.goBack();
    await expectScreen(page, LL, screen);
    // These steps were seen before the draft was stored; a reload goes on with it all the same.
    await expect(page).toHaveURL(/[?&]draft=/);
  }
  await page.goForward();
  await expect(
    page.getByRole("radio", { name: LL.statuses.ordered.package.BRONZE(), exact: true }),
  ).toBeChecked();
  await page.goForward();
  const quantity = lineField(page, LL.orders.line.quantity(), MONITOR[language]);
  await expect(quantity).toHaveValue("1");
  await expectSaved(page, LL);
  await page.reload();
  await expectScreen(page, LL, "additionalServices");
  await expect(quantity).toHaveValue("1");
  await page.goBack();
  await expectScreen(page, LL, "selectStand");
  await page.goForward();

  const step = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) });
  await step(LL.wizard.step.orderType()).click();
  await expectScreen(page, LL, "orderType");
  await step(LL.wizard.step.additionalServices()).click();
  await expectScreen(page, LL, "additionalServices");
});

test("an address beyond what is complete leads to the first incomplete screen and says why (ERR-15)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await ownSubmission(page);
  const note = page.getByRole("alert");
  await page.goto(`/partner/customize/${id}`);
  await goOn(page, LL, "orderType", "selectStand");
  await expectSaved(page, LL);
  const begun = new URL(page.url());
  const at = (step: string) => `${begun.pathname}?draft=${begun.searchParams.get("draft")}&step=${step}`;
  for (const step of ["2", "99"]) {
    await page.goto(at(step));
    await expect(note).toHaveText(step === "2" ? LL.orders.page.stepNotOpen() : LL.orders.page.noOrderData());
    await expectScreen(page, LL, "selectStand");
    await expect(page).toHaveURL(/[?&]step=1/);
    await expect(page.getByText(LL.obstacles.rule.packageRequired())).toBeVisible();
  }
  await choosePackage(page, LL.statuses.ordered.package.GOLD());
  await expectSaved(page, LL);
  // What is complete may be passed over.
  await page.goto(at("3"));
  await expectScreen(page, LL, "confirmData");
  await expect(note).toBeHidden();

  for (const step of ["-1", "1.5", "abc"]) {
    await page.goto(`/partner/customize/${id}?step=${step}`);
    await expectScreen(page, LL, "orderType");
    await expect(note).toBeHidden();
  }
});

test("the result of a stand is the last place of its wizard, and Back from there leads to the order, never into the wizard (WIZ-15)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  await openServicesOfStand(page, LL, LL.statuses.ordered.package.BRONZE());
  await goOn(page, LL, "additionalServices", "confirmData");
  await sendOrderButton(page, LL).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  await expect(page).toHaveURL(/[?&]step=4(?:&|$)/);
  const reference = await page.getByText(/^ORD-\d{4}-\d{4,}$/).innerText();
  const wizard = page.url();
  await page.goBack();
  await expectOrder(page, LL, reference);
  await page.goto(wizard);
  await expectOrder(page, LL, reference);

  const { id, reference: other } = await sendOrder(page, portal);
  await page.goto(`/partner/orders/edit/${id}?step=0`);
  // The type of an order already sent is locked.
  await expectScreen(page, LL, "selectStand");
  await choosePackage(page, LL.statuses.ordered.package.GOLD());
  await goOn(page, LL, "selectStand", "additionalServices");
  await page.reload();
  await expectScreen(page, LL, "additionalServices");
  await goOn(page, LL, "additionalServices", "confirmData");
  await page.getByRole("button", { name: LL.orders.send.save(), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.wizard.finalize.savedTitle() })).toBeVisible();
  await page.goBack();
  await expectOrder(page, LL, other);
});

async function expectOrder(page: Page, LL: TranslationFunctions, reference: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await expect(page.getByText(LL.orders.now.waiting())).toBeVisible();
}
