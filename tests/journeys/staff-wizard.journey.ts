import { ownSubmission } from "./orders.ts";
import { openBrowser, partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { freeSpaceOf } from "./stands.ts";
import {
  addItem,
  choosePackage,
  chooseType,
  expectSaved,
  expectScreen,
  fillLine,
  goOn,
  MONITOR,
} from "./wizard.ts";

const PARTNER = partnerNamed("carla.teixeira");

test.beforeEach(({ portal }) => freeSpaceOf(portal, PARTNER));

test("staff order a stand for a submission, step by step (SUB-06, WIZ-01, WIZ-14, WIZ-24, WIZ-42, WIZ-43, WIZ-51, WIZ-52)", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const submission = await ownSubmission(partner);
  await signInAsStaff(page, LL, portal, `/admin/submissions/${submission.id}`);
  await page.getByRole("link", { name: LL.submissions.detail.newOrder(), exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === `/admin/orders/create/${submission.id}`);
  await expectScreen(page, LL, "orderType");
  await expect(page.getByText("Order for Fundação Semear Futuro", { exact: true }).first()).toBeVisible();
  await chooseType(page, LL, "STANDARD");
  const steps = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(steps).toContainText(["Order type", "Select stand", "Additional services", "Confirm data"]);

  await goOn(page, LL, "orderType", "selectStand");
  await expect(page.getByRole("radio", { name: /^(Bronze|Silver|Gold)$/ })).toHaveCount(3);
  await choosePackage(page, "Silver");
  await goOn(page, LL, "selectStand", "additionalServices");

  const categories = page.getByRole("main").locator("button[aria-expanded]");
  const count = await categories.count();
  expect(count).toBeGreaterThan(2);
  await expect(page.locator("main button[aria-expanded=true]")).toHaveCount(1);
  await page.getByRole("button", { name: "Expand all", exact: true }).click();
  await expect(page.locator("main button[aria-expanded=true]")).toHaveCount(count);
  await page.getByRole("button", { name: "Collapse all", exact: true }).click();
  await expect(page.locator("main button[aria-expanded=false]")).toHaveCount(count);
  await expect(page.getByRole("button", { name: /^Add / })).toHaveCount(0);

  await addItem(page, LL, MONITOR, MONITOR.en);
  await fillLine(page, LL, MONITOR.en, { quantity: 2, days: 3, note: "Perto da tomada" });
  await goOn(page, LL, "additionalServices", "confirmData");
  const main = page.getByRole("main");
  // 150 m² of Silver at 560 and 230 a square metre; two screens at 145 for three days.
  for (const shown of ["Fundação Semear Futuro", "Silver", "Perto da tomada", "USD 119,370.00"])
    await expect(main.getByText(shown).first()).toBeVisible();
  await page.getByRole("button", { name: LL.orders.send.send(), exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: LL.wizard.finalize.title.STANDARD() }),
  ).toBeVisible();
  const reference =
    (
      await main
        .getByText(/ORD-\d{4}-\d+/)
        .first()
        .innerText()
    ).match(/ORD-\d{4}-\d+/)?.[0] ?? "";
  await page.getByRole("link", { name: LL.wizard.finalize.follow() }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/edit\//);
  await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
  await partner.reload();
  await expect(partner.getByText(reference, { exact: true })).toBeVisible();
  await page.goto(`/admin/submissions/${submission.id}`);
  await expect(page.getByRole("link", { name: reference, exact: true })).toBeVisible();
});

test("staff find their drafts over the list of orders, go on with one and discard it", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const partner = await openBrowser(browser);
  await signInAsPartner(partner, LL, PARTNER);
  const submission = await ownSubmission(partner);
  await signInAsStaff(page, LL, portal, `/admin/orders/create/${submission.id}`);
  await goOn(page, LL, "orderType", "selectStand");
  await choosePackage(page, "Silver");
  await expectSaved(page, LL);
  await page.goto("/admin/orders");
  const name = "Fundação Semear Futuro";
  const draft = page.getByRole("listitem").filter({ hasText: name }).filter({ hasText: "Standard stand" });
  await draft.getByRole("link", { name: LL.desk.myDrafts.resume({ name }) }).click();
  await expectScreen(page, LL, "selectStand");
  await expect(page.getByRole("radio", { name: "Silver", exact: true })).toBeChecked();
  await page.goto("/admin/orders");
  await draft.getByRole("button", { name: LL.orders.discard.action(), exact: true }).click();
  const question = page.getByRole("alertdialog", { name: LL.orders.discard.title() });
  await question.getByRole("button", { name: LL.orders.discard.confirm(), exact: true }).click();
  await expect(draft).toHaveCount(0);
});
