import { change } from "./orders.ts";
import { DEMO_PASSWORD, openBrowser, signIn, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { chooseStatus, statusFilter } from "./status-filter.ts";
import { versionOf } from "./submissions.ts";

const COLLEAGUE = { email: "submissions@example.org", password: DEMO_PASSWORD };

/** Views of a list, one's own and shared, and the keys that walk through it. */

test("a view is saved and shared, changed for oneself only, and kept over a record, Back and another section", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const name = "New to read";
  const changed = page.getByText("Changed, for you only", { exact: true });
  await signInAsStaff(page, LL, portal, "/admin/submissions");
  await chooseStatus(page, LL.statuses.submission.PENDING());
  await page.getByRole("button", { name: LL.listing.views.title(), exact: true }).click();
  await page.getByRole("menuitem", { name: "Save as a new view..." }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: LL.listing.views.name() }).fill(name);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Save view" }).click();
  await expect(dialog).toBeHidden();
  const menu = page.getByRole("button", { name, exact: true });
  await expect(menu).toBeVisible();

  // Another filter is one's own; the record, Back and the menu of the desk lead back to it.
  await chooseStatus(page, LL.statuses.submission.APPROVED());
  await expect(changed).toBeVisible();
  const rows = page.getByRole("table").getByRole("row");
  await expect(rows.nth(1)).toContainText(LL.statuses.submission.APPROVED());
  // In the select a letter looks for a status.
  await page.getByRole("heading", { level: 1 }).focus();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  const second = page.getByRole("table").getByRole("link").nth(1);
  await expect(second).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/admin\/submissions\/\w+/);
  await page.goBack();
  await expect(second).toBeFocused();
  await expect(rows.nth(2)).toHaveAttribute("aria-current", "true");
  const desk = page.getByRole("navigation", { name: LL.header.main() });
  await desk.getByRole("link", { name: LL.rail.to.orders() }).click();
  await page.waitForURL("**/admin/orders");
  await desk.getByRole("link", { name: LL.rail.to.submissions() }).click();
  await expect(changed).toBeVisible();
  await expect(statusFilter(page)).toContainText(LL.statuses.submission.APPROVED());
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(changed).toBeHidden();
  await expect(statusFilter(page)).toContainText(LL.statuses.submission.PENDING());

  // A colleague changes it for themselves and may save it as their own, not over it.
  const other = await openBrowser(browser);
  await signIn(other, LL, COLLEAGUE, "/admin/submissions");
  await other.getByRole("button", { name: LL.listing.views.title(), exact: true }).click();
  await other.getByRole("menuitem", { name }).click();
  await expect(other).toHaveURL(/statuses=PENDING&view=/);
  await chooseStatus(other, LL.statuses.submission.REJECTED());
  await expect(other.getByRole("button", { name: "Save as new" })).toBeVisible();
  await expect(other.getByRole("button", { name: LL.listing.views.saveOver(), exact: true })).toBeHidden();
  await expect(changed).toBeHidden();
});

test("what a colleague moves stays under the cursor until one asks to see it", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const LIST = "/admin/submissions?statuses=PENDING&sort=institution";
  await signInAsStaff(page, LL, portal, LIST);
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.getByRole("cell") });
  await expect(rows.nth(2)).toHaveAttribute("data-row");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  const names = await rows.getByRole("link").allTextContents();
  const id = (await rows.nth(1).getAttribute("data-row")) ?? "";
  const colleague = await openBrowser(browser);
  await signIn(colleague, LL, COLLEAGUE, `/admin/submissions/${id}`);
  const version = await versionOf(colleague, id);
  await change(colleague, portal, "submissions.review", { id, version });

  const bar = page.getByRole("button", { name: /^1 row changed/ });
  await expect(bar).toBeVisible();
  expect(await rows.getByRole("link").allTextContents()).toEqual(names);
  await expect(rows.nth(1)).toHaveAttribute("aria-current", "true");
  await expect(rows.nth(1)).toHaveAttribute("data-gone", "true");
  await bar.click();
  await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(0);
  await expect(rows.first().getByRole("link").first()).toHaveText(names[0] ?? "");
  const moved = await change(colleague, portal, "submissions.returnToPending", { id, version: version + 1 });
  expect(moved.status()).toBe(200);
});
