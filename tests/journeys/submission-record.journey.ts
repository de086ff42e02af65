import { change, ownSubmission, sendOrder } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** What staff do from the record of one submission. */

const PARTNER = partnerNamed("ingrid.solberg");
const FIELD = "Ports, tides and the people who live by them";

test("staff correct a submission, and find its orders from it (SUB-03, SUB-05, ORD-02)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const { id: submissionId } = await ownSubmission(partner);
  const order = await sendOrder(partner, portal);
  await signInAsStaff(page, LL, portal, `/admin/submissions/${submissionId}`);
  const reviewing = { id: order.id, version: 1, status: "REVIEWING" };
  expect((await change(page, portal, "orders.setStatus", reviewing)).status()).toBe(200);

  await page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true }).click();
  const area = page.getByRole("textbox", { name: LL.eoi.fields.mainArea(), exact: true });
  await area.fill(FIELD);
  await page.getByRole("button", { name: LL.submissions.edit.save(), exact: true }).click();
  await expect(page.getByText(LL.submissions.edit.saved(), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(FIELD).first()).toBeVisible();

  await page.getByRole("link", { name: /^All orders \(\d+\)$/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/submissions/${submissionId}/orders`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Orders of /);
  const row = page.getByRole("row").filter({ hasText: order.reference });
  await expect(row.getByText("Under Review", { exact: true })).toBeVisible();
  await row.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name: order.reference })).toBeVisible();
  await expect(page.getByRole("main").getByText("Under Review", { exact: true }).first()).toBeVisible();
});
