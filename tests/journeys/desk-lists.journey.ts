import type { Page } from "@playwright/test";
import { formatUsd } from "#i18n/formatters.ts";
import { answerOf } from "./orders.ts";
import { signInAsStaff } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { chooseStatus, readStatuses, statusFilter } from "./status-filter.ts";

/** The figures of the desk and the lists they come from. */

type Listed = { status: string; spaceAmount: number; structureAmount: number; extraAmount: number };

async function allOrders(page: Page): Promise<Listed[]> {
  const input = JSON.stringify({ limit: 100 });
  const answer = await page.request.get(`/api/trpc/orders.list?input=${input}`);
  const { result } = (await answer.json()) as { result: { data: { items: Listed[]; total: number } } };
  expect(result.data.items).toHaveLength(result.data.total);
  return result.data.items;
}

type Stats = { revenue: { credit: number } };

test("the dashboard counts and adds up what the list of orders has, and leads there (ADM-01, ADM-02, ADM-06)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  const orders = await allOrders(page);
  const counts = page.getByRole("region", { name: LL.desk.dashboard.counts() });
  for (const [status, name] of [
    ["PENDING", "Pending"],
    ["APPROVED", "Approved"],
    ["REJECTED", "Rejected"],
    ["PAID", "Paid"],
  ] as const) {
    const count = orders.filter((order) => order.status === status).length;
    expect(count).toBeGreaterThan(0);
    const figure = counts.getByRole("link", { name: new RegExp(`^${name}: ${count} orders?, `) });
    await expect(figure).toContainText(`${name}${count}`);
    await expectSeen(figure.getByText(String(count), { exact: true }));
    await expect(figure).toHaveAttribute("href", new RegExp(`/admin/orders\\?statuses=${status}$`));
  }

  const paid = orders.filter(({ status }) => status === "PAID");
  const revenue = page.getByRole("region", { name: LL.desk.dashboard.revenue() });
  const sums = (["spaceAmount", "structureAmount", "extraAmount"] as const).map((part) =>
    paid.reduce((sum, order) => sum + Math.round(order[part] * 100), 0),
  );
  // What a journey before this one paid too much stands beside the three.
  const stats = await answerOf<Stats>(await page.request.get("/api/trpc/dashboard.stats"));
  const credit = Math.round(stats.revenue.credit * 100);
  const terms = ["Space", "Structure", "Additional services"];
  if (credit > 0) terms.push("Credits (paid too much)");
  await expect(revenue.getByRole("term")).toHaveText(terms);
  for (const [at, cents] of sums.entries()) {
    expect(cents).toBeGreaterThan(0);
    const amount = revenue.getByRole("definition").nth(at * 2);
    await expect(amount).toHaveText(formatUsd("en", cents));
    await expectSeen(amount);
  }
  const total = sums.reduce((sum, cents) => sum + cents, credit);
  await expect(revenue.getByText(formatUsd("en", total), { exact: true })).toBeVisible();

  // Behind each thing to do are as many rows as it says.
  const queue = page.getByRole("region", { name: LL.desk.dashboard.waiting() }).getByRole("link");
  await expect(queue).toHaveCount(11);
  for (const waiting of await queue.all()) {
    const [, said = ""] = /^(\d+)/.exec(await waiting.innerText()) ?? [];
    await waiting.click();
    await expect(page).not.toHaveURL("/admin");
    if (said === "0") await expect(page.getByText(/^(No orders with|No submissions with)/)).toBeVisible();
    else await expect(page.getByText(new RegExp(` of ${said}$`))).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: LL.rail.to.dashboard() })).toBeVisible();
  }
});

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

const PAGE_SIZE = 25;
const LISTS = [
  {
    path: "/admin/orders",
    id: "ORD-05",
    all: "All",
    statuses: ["Pending", "Under Review", "Approved", "Confirm payment", "Rejected", "Cancelled", "Paid"],
  },
  {
    path: "/admin/submissions",
    id: "SUB-04",
    // Without what is hidden or marked as a duplicate.
    all: "Valid",
    statuses: ["Pending", "Under review", "Approved", "Rejected", "Signed contract", "Hidden", "Duplicate"],
  },
];

for (const { path, id, all, statuses } of LISTS) {
  test(`each of the seven statuses of ${path} filters the list (${id})`, async ({
    page,
    portal,
    words: LL,
  }) => {
    await signInAsStaff(page, LL, portal, path);
    await expect(statusFilter(page)).toHaveText(/\(\d+\)/);
    const counted = await readStatuses(page);
    expect(counted.map(([name]) => name).toSorted()).toEqual([all, ...statuses].toSorted());
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    for (const [name, count] of counted.filter(([name]) => name !== all)) {
      await chooseStatus(page, name);
      await expect(statusFilter(page)).toHaveText(new RegExp(`^${name}`));
      if (count === 0) continue;
      const shown = Math.min(count, PAGE_SIZE);
      await expect(rows).toHaveCount(shown);
      await expect(rows.getByText(name, { exact: true })).toHaveCount(shown);
    }
  });
}
