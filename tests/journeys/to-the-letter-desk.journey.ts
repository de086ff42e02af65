import type { Page } from "@playwright/test";
import {
  CARD,
  CATALOGUE,
  EMAIL,
  EVALUATION,
  EXISTS,
  IMPORT,
  MENU,
  MORE,
  MORE_OF_SUBMISSION,
  NEW_ITEM,
  ORDERS_OF_SUBMISSION,
  READY,
  RECIPIENTS,
  SUBMISSION,
  WRITE_ALL,
} from "#tests/requirements/written/desk-forms.ts";
import {
  CONTRACT,
  DELETING,
  DESK_ORDER,
  DESK_REQUEST,
  DISCOUNT_WRONG,
  ITEMS,
  LINES,
  OPENS,
  PAYING_DIALOG,
  REQUEST_DIALOG,
  STATUS_DIALOG,
  UNCHANGED,
  UNCHANGED_STATUS,
} from "#tests/requirements/written/desk-order.ts";
import { LISTS_OF_ORDERS, LISTS_OF_PEOPLE, type WrittenList } from "#tests/requirements/written/lists.ts";
import { change, ownSubmission, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { expectOpened } from "./written-opened.ts";
import { expectWritten } from "./written.ts";

/** What the specification names of the desk (to-the-letter.journey.ts). */
const PARTNER = partnerNamed("tavita.leota");

async function expectLists(page: Page, lists: readonly WrittenList[]): Promise<void> {
  for (const { path, all, choices } of lists) {
    await page.goto(path);
    await expectWritten(page, all);
    await expectOpened(page, ["main [role=combobox]"], choices);
  }
}

test("the lists of who applies and takes part say what is written, and what they are narrowed by (SUB-04, EVA-01, EVA-04, EML-01, EML-02, EML-09, REG-03, ROL-01)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await expectLists(page, LISTS_OF_PEOPLE);
});

test("the lists of what is ordered say what is written, and what they are narrowed by (ORD-01, ORD-02, ORD-05, REQ-03, CAT-03, CAT-05, SVC-01)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await expectLists(page, LISTS_OF_ORDERS);
});

test("an order at the desk says what is written, and so do the dialogs over it (ORD-07 to ORD-15, WIZ-46, REQ-01, REQ-04, REQ-08, DATA-04)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${id}`);
  const asked = { orderId: id, title: "Logo", message: "Logo em vetor, por favor.", blocksApproval: false };
  expect((await change(page, portal, "requests.create", asked)).status()).toBe(200);
  await page.reload();
  await expectWritten(page, [...DESK_ORDER, ...DESK_REQUEST]);
  await expectOpened(page, [OPENS.status], STATUS_DIALOG);
  await expectOpened(page, [OPENS.status, "[role=dialog] [type=submit]"], [UNCHANGED_STATUS]);
  await expectOpened(page, [OPENS.request], REQUEST_DIALOG);
  await expectOpened(page, [OPENS.remove], DELETING);

  await page.goto(`/admin/orders/${id}/services`);
  await expectWritten(page, ITEMS);
  await page.locator("main form [type=submit]").click();
  await expectWritten(page, [UNCHANGED]);
  const discount = page.getByRole("textbox", { name: "Discount, %" }).last();
  await discount.fill("101");
  await page.locator("main form [type=submit]").click();
  await expectWritten(page, [DISCOUNT_WRONG]);
  await discount.fill("10");
  await page.locator("main form [type=submit]").click();
  await page.getByRole("dialog").getByRole("button", { name: "Send the change", exact: true }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goto(`/admin/orders/edit/${id}`);
  await expectWritten(page, LINES);

  await page.goto("/admin/orders?statuses=APPROVED");
  await page.locator("main tbody a[href^='/admin/orders/edit/']").first().click();
  await expect(page.locator(OPENS.status).first()).toBeVisible();
  await expectOpened(page, [OPENS.status, "[role=dialog] [value=submitPayment]"], PAYING_DIALOG);
  await expectWritten(page, [CONTRACT]);
});

test("the menu leads where it says; an application, the catalogue, its item and its import say what is written (ADM-09, GEN-03, CAT-01, CAT-02, CAT-06 to CAT-10)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await expectWritten(page, MENU);
  for (const [path, all] of [
    ["/admin/catalog", CATALOGUE],
    ["/admin/catalog/create", NEW_ITEM],
    ["/admin/catalog/import", IMPORT],
  ] as const) {
    await page.goto(path);
    await expectWritten(page, all);
  }
  await page.goto("/admin/submissions?statuses=PENDING");
  await page.locator("main tbody a[href^='/admin/submissions/']").first().click();
  await expect(page.locator(MORE_OF_SUBMISSION)).toBeVisible();
  await expectWritten(page, SUBMISSION);
  await expectOpened(page, [MORE_OF_SUBMISSION], MORE);
});

test("evaluations, registration and e-mails say what is written (EVA-02 to EVA-04, REG-01, REG-03, REG-04, SUB-05, SUB-06, EML-03 to EML-07)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id } = await ownSubmission(partner);
  await signInAsStaff(page, LL, portal, "/admin/gruporg");
  await expectWritten(page, CARD);
  await page.goto("/admin/evaluations?decisions=APPROVED");
  await page.locator("main tbody a[href^='/admin/evaluations/']").first().click();
  await expect(page.locator("main tbody > tr > th").first()).toBeVisible();
  await expectWritten(page, EVALUATION);

  await page.goto(`/admin/submissions/${id}/orders`);
  await expectWritten(page, ORDERS_OF_SUBMISSION);
  await page.goto(`/admin/partners/register/${id}`);
  await expectWritten(page, EXISTS);
  await page.locator("main [name=email]").fill("without.account@example.org");
  await page.locator("main form [type=submit]").first().click();
  await expectWritten(page, READY);

  await page.goto("/admin/email-manager");
  await page.locator("main tbody [role=checkbox]").first().click();
  await expectWritten(page, RECIPIENTS);
  await page.locator(WRITE_ALL).click();
  await expect(page.locator("[name=subject_pt]")).toBeVisible();
  await expectWritten(page, EMAIL);
  // Nobody else finds a draft that nobody wrote.
  const discard = { name: "Discard the draft", exact: true };
  await page.getByRole("button", discard).click();
  await page.getByRole("alertdialog").getByRole("button", discard).click();
  await page.waitForURL(/\/admin\/email-manager$/);
});
