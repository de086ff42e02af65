import type { Page } from "@playwright/test";
import { signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { chooseStatus } from "./status-filter.ts";

/** The ways from the dashboard to every screen of the desk. */

test("the dashboard leads to every screen of the desk, and fits a narrow window and twice the text (GEN-08, ADM-03, ADM-04, ADM-05, ADM-06, ADM-07, ADM-09)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const actions = page.getByRole("region", { name: LL.desk.dashboard.actions() });
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(actions.getByRole("link", { name: "Email manager", exact: true })).toBeInViewport({
    ratio: 1,
  });
  for (const [action, path, title] of [
    ["See exhibitor orders", "/admin/orders", LL.rail.to.orders()],
    ["See evaluations", "/admin/evaluations", LL.marking.title()],
    ["Price custom services", "/admin/custom-services", LL.customServices.title()],
    ["See reports", "/admin/reports", LL.reports.title()],
    ["Email manager", "/admin/email-manager", "Email manager"],
  ] as const) {
    await actions.getByRole("link", { name: action, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(title)).toBeVisible();
    await page.goBack();
  }
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  await menu.getByRole("link", { name: LL.rail.to.requests(), exact: true }).click();
  await expect(heading(LL.rail.to.requests())).toBeVisible();
  await menu.getByRole("link", { name: "Catalogue", exact: true }).click();
  await expect(heading("Catalogue")).toBeVisible();
  await menu.getByRole("link", { name: /^Orders/ }).click();
  await chooseStatus(page, "Approved");
  await page.waitForURL(/statuses=APPROVED/);
  await page
    .getByRole("row", { name: /Approved/ })
    .first()
    .getByRole("link")
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Generate and publish", exact: true })).toBeVisible();
  await menu.getByRole("link", { name: LL.rail.to.partners(), exact: true }).click();
  await expect(heading(LL.partners.list.title())).toBeVisible();
  await expectSeen(page.getByRole("link", { name: "Register exhibitors", exact: true }));
  await page.locator("main a[href^='/admin/submissions/'][href$='/orders']").first().click();
  await page.waitForURL(/\/admin\/submissions\/[^/]+\/orders$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Orders of / })).toBeVisible();
  await expect(page.locator("[data-row]").first()).toContainText("ORD-");
  await page.getByRole("link", { name: /^EOI-/ }).first().click();
  await page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true }).click();
  await expect(page.getByRole("textbox", { name: LL.eoi.fields.institutionName() })).toBeVisible();

  await page.goto("/admin");
  await expect(actions).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
  await expectNoWider(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoWider(page);
});

/** The last events included, which come with the scrolling. */
async function expectNoWider(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator("[aria-labelledby=events] li").first()).toBeAttached();
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(over).toBe(0);
}
