import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { fillStatus } from "./desk.ts";
import { change, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { PROOF } from "./proof.ts";
import { expect, test, type Portal } from "./server.ts";
import { settled } from "./settled.ts";

/** What staff read of one submission and of one order, and do there. */

const PARTNER = partnerNamed("ingrid.solberg");

/** An order of the partner, open at the desk. */
async function openSentOrder(
  partner: Page,
  page: Page,
  LL: TranslationFunctions,
  portal: Portal,
): Promise<{ id: string; reference: string }> {
  await signInAsPartner(partner, LL, PARTNER);
  const order = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal, `/admin/orders/edit/${order.id}`);
  return order;
}

test("a partner's file is there for staff to read and to delete (ORD-11, FIL-08)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  const { id } = await openSentOrder(partner, page, LL, portal);
  await partner.goto(`/partner/orders/${id}`);
  await partner.getByLabel(LL.orders.files.supporting(), { exact: true }).setInputFiles(PROOF);
  await expect(partner.getByRole("link", { name: PROOF.name })).toBeVisible();
  await page.reload();
  const file = page.getByRole("link", { name: PROOF.name, exact: true });
  const stored = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await stored.body()).toEqual(PROOF.buffer);

  await page
    .getByRole("button", { name: LL.statuses.files.remove({ name: PROOF.name }), exact: true })
    .click();
  const dialog = page.getByRole("alertdialog", { name: LL.statuses.files.removeTitle() });
  await dialog.getByRole("button", { name: LL.statuses.files.removeConfirm(), exact: true }).click();
  await expect(file).toBeHidden();
  await page.reload();
  await expect(page.getByText(LL.orders.files.none())).toBeVisible();
});

test("a payment needs its confirmation, and staff hand it in with the status (ORD-16, ORD-17)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { id } = await openSentOrder(await openBrowser(browser), page, LL, portal);
  const approved = await change(page, portal, "orders.setStatus", { id, version: 1, status: "APPROVED" });
  expect(approved.status()).toBe(200);
  await page.reload();
  const { dialog, save } = await fillStatus(page, LL, { move: "markPaid" });
  await save.click();
  await expect(dialog.getByText("Please upload the payment confirmation.")).toBeVisible();
  await dialog.locator("input[type=file]").setInputFiles(PROOF);
  await expect(dialog.getByText(PROOF.name)).toBeVisible();
  await settled(page);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText("Paid", { exact: true }).first()).toBeVisible();
  const proof = page.getByRole("region", { name: LL.orderPapers.payment.title() });
  await expect(proof.getByRole("link", { name: PROOF.name })).toBeVisible();
});
