import type { Page } from "@playwright/test";
import {
  CANCEL,
  CANCELLING,
  homeWith,
  pageOf,
  PAYMENT,
  REFUSE,
  REFUSING,
} from "#tests/requirements/written/exhibitor.ts";
import {
  BRIEFING,
  BRIEFING_FILES,
  BRIEFING_WRONG,
  CATEGORIES,
  COLLAPSE_ALL,
  EXPAND_ALL,
  EXTRA_GROUPS,
  LINE,
  LINE_WRONG,
  PACKAGES,
  PROPOSAL,
  PROPOSAL_WRONG,
  REVIEW,
} from "#tests/requirements/written/wizard.ts";
import { change, ownSubmission, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff, takeSession } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import { addItem, fillLine, goOn, MONITOR } from "./wizard.ts";
import { expectOpened } from "./written-opened.ts";
import { expectWritten } from "./written.ts";

/** What the specification names of orders, as an exhibitor sees it (to-the-letter.journey.ts). */
const PARTNER = partnerNamed("tavita.leota");

const NEXT = "main aside button >> nth=0";
const EXTRAS = "section[aria-labelledby=extra-services]";

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

/** Presses each of them, also those that come only then. */
async function pressAll(page: Page, buttons: string): Promise<void> {
  const all = page.locator(buttons);
  for (let left = await all.count(); left > 0; left -= 1) {
    await all.first().click();
    await expect(all).toHaveCount(left - 1);
  }
}

test("the wizard of a standard stand says what is written on each screen (WIZ-24, WIZ-41 to WIZ-45, WIZ-51, SVC-03, SVC-05)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await ownSubmission(page);
  await page.goto(`/partner/customize/${id}`);
  await goOn(page, LL, "orderType", "selectStand");
  await expectWritten(page, PACKAGES);
  await page.locator("[type=radio][value=BRONZE]").click();
  await page.locator(NEXT).click();

  await expect(page.locator("#extra-services")).toBeVisible();
  await expectWritten(page, [...CATEGORIES, EXPAND_ALL]);
  await page.locator(EXPAND_ALL.at).click();
  await expectWritten(page, [COLLAPSE_ALL]);
  await addItem(page, LL, MONITOR, MONITOR.en);
  await fillLine(page, LL, MONITOR.en, { quantity: 2, days: 3, note: "Na entrada" });
  await expectWritten(page, LINE);
  for (const figure of ["0", "101", "3"] as const) {
    for (const field of ["quantity", "periodOfUse"])
      await page.locator(`[id^="wizard-lines."][id$=".${field}"]`).fill(figure);
    if (figure !== "3") await expectWritten(page, LINE_WRONG[figure]);
  }
  await pressAll(page, `${EXTRAS} li > div:first-child [role=checkbox]:not([data-state=checked])`);
  await pressAll(page, `${EXTRAS} [role=group] button`);
  await expectWritten(page, EXTRA_GROUPS);
  for (const answer of await page.locator(`${EXTRAS} textarea`).all()) await answer.fill("Dez pessoas");
  await page.locator(NEXT).click();

  await expect(page.locator("main table")).toBeVisible();
  await expectWritten(page, REVIEW);
});

test("the briefing has its sections and fields as they are written, and what is wrong (WIZ-31 to WIZ-40, FIL-04 to FIL-07)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await ownSubmission(page);
  await page.goto(`/partner/customize/${id}`);
  await goOn(page, LL, "orderType", "briefing");
  await pressAll(page, "main h2 > button[aria-expanded=false]");
  for (const room of ["auditorium", "productExhibitionArea"])
    await page.locator(`[id="wizard-briefing.structuralElements.${room}"]`).click();
  await expectWritten(page, [...BRIEFING, ...BRIEFING_FILES]);
  await page.locator(NEXT).click();
  await expectWritten(page, BRIEFING_WRONG);
});

test("a proposal has its fields as they are written, and what is wrong (WIZ-27 to WIZ-30)", async ({
  page,
  words: LL,
}) => {
  await takeSession(page, PARTNER);
  const { id } = await ownSubmission(page);
  await page.goto(`/partner/customize/${id}`);
  await goOn(page, LL, "orderType", "proposal");
  await expectWritten(page, PROPOSAL);
  await page.locator(NEXT).click();
  await expectWritten(page, PROPOSAL_WRONG);
});

test("the exhibitor's home and order say what is written, and how it is cancelled and paid (ORD-18, ORD-19, ORD-21, ORD-24 to ORD-28, REQ-02, REQ-05, REQ-09, DATA-03)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  await signInAsPartner(page, LL, PARTNER);
  const { id: submission } = await ownSubmission(page);
  const { id: order } = await sendOrder(page, portal);
  const staff = await openBrowser(browser);
  await signInAsStaff(staff, LL, portal);
  const asked = {
    orderId: order,
    title: "Logo",
    message: "Logo em vetor, por favor.",
    blocksApproval: false,
  };
  expect((await change(staff, portal, "requests.create", asked)).status()).toBe(200);
  await page.goto("/partner");
  await page.locator("main li button[aria-expanded=false]").first().click();
  await expectWritten(page, homeWith({ order, submission }));

  await page.goto(`/partner/orders/${order}`);
  await expectWritten(page, pageOf(order));
  await expectOpened(page, [CANCEL], CANCELLING);
  await expectOpened(page, [REFUSE], REFUSING);
  const approved = await change(staff, portal, "orders.setStatus", {
    id: order,
    version: 1,
    status: "APPROVED",
  });
  expect(approved.status()).toBe(200);
  await page.reload();
  await expectWritten(page, PAYMENT);
});
