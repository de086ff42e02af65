import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { change } from "./orders.ts";
import { DEMO_PASSWORD, signIn, signInAsStaff, takeSession } from "./people.ts";
import { readPdf } from "../server/documents/samples.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { chooseStatus, statusFilter } from "./status-filter.ts";

const READER = { email: "submissions@example.org", password: DEMO_PASSWORD };

/** What every list of the desk can do; all of its state is in the address. */

/** "26–50 of 56": the first and the last row shown. */
async function expectRange(page: Page, LL: TranslationFunctions, from: number, to?: number): Promise<void> {
  const range = page.getByRole("navigation", { name: LL.table.pages() });
  await expect(range).toContainText(new RegExp(`^${from}–${to ?? "\\d+"} `));
}

function turn(page: Page, LL: TranslationFunctions, way: "previous" | "next"): Locator {
  return page.getByRole("button", { name: LL.table[way](), exact: true });
}

/** What the rows name first: references, or organisations. */
async function rowNames(page: Page): Promise<string[]> {
  const links = page.getByRole("table").getByRole("link");
  return (await links.allTextContents()).map((name) => name.trim());
}

/** Whether the rows stand from A to Z. */
async function isRising(page: Page): Promise<boolean> {
  const names = await rowNames(page);
  const sorted = names.toSorted((a, b) => a.localeCompare(b, "pt"));
  return names.length > 1 && names.join() === sorted.join();
}

/** On low sheets, so that a list has several. */
async function expectPrintedWhole(page: Page, names: readonly string[]): Promise<void> {
  const bytes = await page.pdf({ width: "210mm", height: "160mm" });
  const { pages, text } = await readPdf(bytes);
  expect(pages.length).toBeGreaterThan(1);
  for (const sheet of pages) expect(sheet).toContain("Reference Organisation Area Status Received");
  for (const name of names) expect(text).toContain(name);
  // Nothing of the tools, nothing cut, and no "6 days ago", which is true on a screen alone.
  expect(text).not.toMatch(/Skip to|Search|Filters|Columns|Views|Next|Export|…|\bago\b|yesterday/);
}

test("pages of a list go on and back, survive a reload, are printed whole, are there again after a record and Back, and begin anew with a search (SUB-01, SUB-04)", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal, "/admin/submissions");
  await expectRange(page, LL, 1, 25);
  const first = await rowNames(page);
  await expectPrintedWhole(page, first);
  await expect(turn(page, LL, "previous")).toBeDisabled();
  await turn(page, LL, "next").click();
  await expectRange(page, LL, 26, 50);
  const second = await rowNames(page);
  expect(second).toHaveLength(25);
  expect(first.filter((name) => second.includes(name))).toEqual([]);

  await page.reload();
  await expectRange(page, LL, 26, 50);
  expect(await rowNames(page)).toEqual(second);
  await page.getByRole("table").getByRole("link").nth(3).click();
  await page.waitForURL(/\/admin\/submissions\/\w+/);
  await page.goBack();
  await expectRange(page, LL, 26, 50);
  expect(await rowNames(page)).toEqual(second);

  await turn(page, LL, "next").click();
  await expectRange(page, LL, 51);
  await expect(turn(page, LL, "next")).toBeDisabled();
  await turn(page, LL, "previous").click();
  await expectRange(page, LL, 26, 50);
  expect(await rowNames(page)).toEqual(second);
  await turn(page, LL, "previous").click();
  await expectRange(page, LL, 1, 25);
  expect(await rowNames(page)).toEqual(first);
  await page.goBack();
  await expectRange(page, LL, 26, 50);

  await test.step("search, status and order begin on the first page, and Back undoes them one by one (SUB-01, SUB-04)", async () => {
    const words = LL.submissions.list;
    const search = page.getByRole("searchbox", { name: words.search() });
    const pending = LL.statuses.submission.PENDING();
    const head = page.getByRole("columnheader", { name: words.columns.institution() });

    await search.pressSequentially("instituto ", { delay: 20 });
    await expect(page).toHaveURL(/search=instituto$/);
    await expectRange(page, LL, 1);
    await search.pressSequentially("m", { delay: 20 });
    await expect(page).toHaveURL(/search=instituto(?:\+|%20)m$/);
    await expect(search).toHaveValue("instituto m");
    await chooseStatus(page, pending);
    await expect(page).toHaveURL(/statuses=PENDING/);
    await expect(statusFilter(page)).toContainText(pending);
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await expect.poll(() => isRising(page)).toBe(true);
    await head.getByRole("button").click();
    await expect(head).toHaveAttribute("aria-sort", "descending");

    await page.goBack();
    await expect(head).toHaveAttribute("aria-sort", "ascending");
    await page.goBack();
    await expect(head).not.toHaveAttribute("aria-sort");
    await page.goBack();
    await expect(statusFilter(page)).not.toContainText(pending);
    await expect(search).toHaveValue("instituto m");
    await page.goBack();
    await expect(search).toHaveValue("");
    await expectRange(page, LL, 26, 50);
  });
});

test("letters switched off in the profile do nothing more in the list of another tab, Ctrl+K does", async ({
  context,
  page,
  words: LL,
}) => {
  await signIn(page, LL, READER, "/admin/orders");
  await page.locator("[data-row]").first().waitFor();
  const help = page.getByRole("dialog", { name: LL.listing.keys.title() });
  await page.keyboard.press("?");
  await expect(help).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
  const profile = await context.newPage();
  await profile.goto("/profile");
  const letters = profile.getByRole("checkbox", { name: LL.listing.keys.letters.label() });
  await letters.click();
  await expect(letters).not.toBeChecked();
  // The sign in the search field goes with what it stands for.
  await expect(page.locator("main kbd")).toHaveCount(0);
  for (const key of ["?", "j", "/"]) await page.keyboard.press(key);
  await expect(help).toBeHidden();
  await expect(page.locator("[data-row] :focus, input:focus")).toHaveCount(0);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: LL.palette.title() })).toBeVisible();
  await page.keyboard.press("Escape");
  // A tab that nobody looks at draws nothing.
  await profile.bringToFront();
  await letters.click();
  await page.bringToFront();
  await expect(page.locator("main kbd")).toHaveCount(1);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: LL.desk.list.search() })).toBeFocused();
});

test("the dashboard leads to its rows, a company is found by its name, a search without any says so, a lost list is asked for again (ORD-05, ORD-06, WIZ-53)", async ({
  page,
  portal,
  words: LL,
}) => {
  const words = LL.desk.list;
  await signInAsStaff(page, LL, portal);
  const counts = page.getByRole("region", { name: LL.desk.dashboard.counts() });
  const paid = counts.getByRole("link", { name: new RegExp(LL.statuses.order.PAID()) });
  const count = Number(await paid.locator(".figures").first().textContent());
  await paid.click();
  await expect(statusFilter(page)).toHaveText(`${LL.statuses.order.PAID()} (${count})`);
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(count);
  await expectSeen(page.getByRole("columnheader", { name: "Total, USD", exact: true }));
  await expect(rows.filter({ hasText: /\d,\d{3}\.\d\d/ })).toHaveCount(count);

  const search = page.getByRole("searchbox", { name: words.search() });
  const company = "Government of Nordhavn";
  const ofOthers = rows.filter({ hasNotText: company });
  await page.goto("/admin/orders");
  await expect(ofOthers).not.toHaveCount(0);
  await search.fill("nordhavn");
  await expect(ofOthers).toHaveCount(0);
  await expectSeen(rows.first().getByText(company));
  await search.fill("nobody of that name");
  await expect(page.getByText(words.filtered(), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: LL.actions.clearFilters(), exact: true }).click();
  await expectRange(page, LL, 1);
  await expect(page).toHaveURL(/\/admin\/orders$/);

  await page.route("**/api/trpc/*orders.list*", (route) => route.abort());
  await page.reload();
  // The drafts above the list were asked for in the same call, and say so themselves.
  const lost = page.getByRole("main").getByRole("alert").filter({ hasText: LL.error.network() });
  await expect(lost).toBeVisible();
  await page.unroute("**/api/trpc/*orders.list*");
  await lost.getByRole("button", { name: LL.actions.retry(), exact: true }).click();
  await expectRange(page, LL, 1);

  await test.step("a list is worked with the keyboard: to the search, to the row, into the record", async () => {
    // Journeys before this one may have left orders of the same company.
    const row = page.getByRole("row").filter({ hasText: "Government of Nordhavn" }).last();
    const reference = (await row.getByRole("link").textContent()) ?? "";
    const typed = reference.toLowerCase();
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type(typed);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("row")).toHaveCount(2);
    const link = page.getByRole("link", { name: reference, exact: true });
    for (let steps = 0; steps < 20; steps += 1) {
      await page.keyboard.press("Tab");
      if (await link.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: reference })).toBeVisible();
    await page.goBack();
    await expect(search).toHaveValue(typed);
  });
});

test("rows that cannot be read again stay, and say that they may be out of date", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal, "/admin/staff");
  await expectRange(page, LL, 1);
  const member = await memberNamed(page, "gruporg@example.org");
  await page.route("**/api/trpc/*staff.list*", (route) => route.abort());
  // What somebody else changed is read again at once.
  const decides = await change(page, portal, "staff.update", { ...member, decidesOnly: true });
  expect(decides.status()).toBe(200);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText(LL.table.outdated());
  await expectRange(page, LL, 1);
  await page.unroute("**/api/trpc/*staff.list*");
  await alert.getByRole("button", { name: LL.actions.retry(), exact: true }).click();
  await expect(alert).toHaveCount(0);
  const back = { ...member, version: member.version + 1, decidesOnly: false };
  expect((await change(page, portal, "staff.update", back)).status()).toBe(200);
});

/** A member of the team as the list has it, with all that an update takes. */
async function memberNamed(page: Page, email: string) {
  type Member = { id: string; version: number; name: string; email: string; role: string };
  const answer = await page.request.get("/api/trpc/staff.list?input={}");
  const { result } = (await answer.json()) as { result: { data: { items: Member[] } } };
  const found = result.data.items.find((each) => each.email === email);
  if (!found) throw new Error(`nobody of the team has ${email}`);
  const { id, version, name, role } = found;
  return { id, version, name, email, role };
}

test("an address of another time opens the list as usual; a phone has cards and chooses their order", async ({
  page,
  portal,
  words: LL,
}) => {
  await takeSession(page, portal.admin);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/admin/orders?page=3&status=PAID&sort=newest&q=x&cursor=WzEsMl0");
  const list = page.getByRole("list", { name: LL.desk.list.title() });
  await expectRange(page, LL, 1);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: LL.listing.filter(), exact: true }).click();
  const order = page.getByRole("combobox", { name: LL.table.order() });
  await expect(order).toContainText(LL.desk.list.sorts.updated.desc());
  await order.click();
  await page.getByRole("option", { name: LL.desk.list.sorts.reference.asc(), exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\?sort=reference$/);
  const total = Number(/(\d+) orders/.exec(await page.getByRole("main").innerText())?.[1]);
  await page.getByRole("button", { name: LL.listing.showSome({ count: total }) }).click();
  await expect(list.getByRole("listitem").first().getByRole("link")).toHaveText(/-00001$/);
});
