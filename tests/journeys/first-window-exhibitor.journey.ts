import type { Page } from "@playwright/test";
import type { OfferedOrderType } from "#domain/orders/type.ts";
import { expectInWindows, LAPTOP, PHONE } from "./first-window.ts";
import { rejectCookies } from "./interest.ts";
import { answerOf, change, ownOrders, ownSubmission, sendOrder } from "./orders.ts";
import { forgetWhoIsThere, partnerNamed, signInAsPartner, takeSession } from "./people.ts";
import { menuButton } from "./public-header.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { chooseType, expectScreen, nextButton, type Screen } from "./wizard.ts";

/** What an exhibitor opens a screen for is in its first window, on the laptop of an office and on a small phone. */

const BOTH = [LAPTOP, PHONE];
const TO_PAY = partnerNamed("luisa.antunes");
const TO_ANSWER = partnerNamed("raimundo.paiva");
const TO_FINISH = partnerNamed("ingrid.solberg");
/** Their orders of services stay as the demonstration has them: other journeys cancel stands alone. */
const PAYS = partnerNamed("carla.teixeira");
const TO_SIGN = partnerNamed("priya.raman");

test("the home shows everybody the next step, and the way to a new order", async ({ page, words: LL }) => {
  for (const person of [TO_PAY, TO_ANSWER, TO_FINISH])
    await test.step(person.email, async () => {
      await signInAsPartner(page, LL, person);
      const step = page.getByRole("region", { name: LL.partner.step.title() }).getByRole("link").first();
      await expectInWindows(page, [PHONE], step);
      const order = page.getByRole("link", { name: LL.partner.dashboard.newOrder() }).first();
      await expectInWindows(page, [LAPTOP], step, order);
      await forgetWhoIsThere(page);
    });
});

test("an order to pay shows what to copy for the bank, and on a laptop the button that hands the proof in", async ({
  page,
  words: LL,
}) => {
  await openOwn(page, PAYS, "APPROVED");
  const { paying, payment } = LL.orderPapers;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expectInWindows(page, BOTH, button(paying.copyAmount()), button(paying.copyReference()));
  const proof = page.getByLabel(payment.send());
  await expectInWindows(page, [LAPTOP], proof, button(payment.submit()));
  const panel = page.locator(".bg-card").filter({ has: button(paying.copyAmount()) });
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(420);
});

test("an order with a question of the team shows the button that answers it", async ({ page, words: LL }) => {
  await openOwn(page, TO_ANSWER, "APPROVED");
  const { actionOn, action } = LL.orders.requests;
  const answer = page.getByRole("button", { name: actionOn({ action: action.answer(), name: "" }) });
  await expectInWindows(page, BOTH, answer);
});

test("an order with nothing to do shows its papers on a phone and on a laptop what it cost; one with a contract to sign shows it, and where the signed copy goes", async ({
  callsOf,
  page,
  portal,
  words: LL,
}) => {
  await openOwn(page, TO_SIGN, "PAID");
  const papers = page.getByRole("region", { name: LL.orderPapers.papers.title() });
  await expectInWindows(page, [PHONE], papers.getByRole("link").first());
  await expectInWindows(page, [LAPTOP], page.getByText(LL.amounts.total(), { exact: true }).first());

  // The open page hears of it.
  const { id: orderId } = await orderAt(page, "PAID");
  const staff = await callsOf(portal.admin);
  await answerOf(await change(staff, portal, "contracts.generate", { orderId, publish: true }));
  const contract = page.getByRole("region", { name: LL.orderPapers.contracts.title() });
  await expectInWindows(page, BOTH, contract.getByRole("link").first());
  await expectInWindows(page, [LAPTOP], page.getByLabel(LL.orderPapers.contracts.sendSigned()));
});

test("the first choice of an order stands in the first window of a phone, below the notice of its stand", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, TO_PAY);
  await sendOrder(page, portal);
  await page.goto(`/partner/customize/${(await ownSubmission(page)).id}`);
  await expect(page.getByRole("region", { name: LL.wizard.stand.taken.title() })).toBeVisible();
  await expectInWindows(page, [PHONE], page.getByRole("main").getByRole("radio").first());
});

const WAYS = [
  { person: TO_PAY, type: "STANDARD", screen: "selectStand", after: "additionalServices" },
  { person: partnerNamed("carla.teixeira"), type: "CUSTOM", screen: "briefing", after: "additionalServices" },
  { person: TO_SIGN, type: "CUSTOM_SERVICES", screen: "services", after: "confirmation" },
  { person: partnerNamed("tavita.leota"), type: "SIMPLE", screen: "proposal", after: "confirmation" },
] as const satisfies { person: typeof TO_PAY; type: OfferedOrderType; screen: Screen; after: Screen }[];

for (const { person, type, screen, after } of WAYS)
  test(`the wizard's steps of ${type} show the button that goes on`, async ({ page, portal, words: LL }) => {
    await freeSpaceOf(portal, person);
    await takeSession(page, person);
    await page.goto(`/partner/customize/${(await ownSubmission(page)).id}`);
    await expectScreen(page, LL, "orderType");
    await chooseType(page, LL, type);
    await expectInWindows(page, BOTH, nextButton(page, LL, screen));
    await nextButton(page, LL, screen).click();
    await expectScreen(page, LL, screen);
    await expectInWindows(page, BOTH, nextButton(page, LL, after));
  });

test("messages show the newest one, the profile what one can change, the frame its way out", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, TO_PAY);
  await page.goto("/partner/messages");
  await expectInWindows(page, BOTH, page.getByRole("main").locator("summary").first());
  await page.goto("/profile");
  await rejectCookies(page, LL);
  for (const button of [LL.profile.details.change(), LL.actions.logout()])
    await expectInWindows(page, [LAPTOP], page.getByRole("button", { name: button, exact: true }).first());
  // On a phone the way out is in the menu of every public page.
  await expectInWindows(page, [PHONE], menuButton(page, LL));
});

async function openOwn(page: Page, person: typeof TO_PAY, status: string): Promise<void> {
  await takeSession(page, person);
  await page.goto(`/partner/orders/${(await orderAt(page, status)).id}`);
}

/** This partner's first order in that status. */
async function orderAt(page: Page, status: string): Promise<{ id: string }> {
  const order = (await ownOrders(page)).find((one) => one.status === status);
  if (!order) throw new Error(`no order of this partner is ${status}`);
  return order;
}
