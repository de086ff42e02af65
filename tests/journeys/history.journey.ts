import { openOrder } from "./desk.ts";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

test("the team finds who did what: by words, kind, deed, person and day, with old and new values, and on to the record", async ({
  page,
  portal,
  words: LL,
}) => {
  const words = LL.historyList;
  await signInAsStaff(page, LL, portal, "/admin/history");
  await expect(page.getByRole("heading", { level: 1, name: words.title() })).toBeVisible();
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await expect(rows).toHaveCount(25);

  // The administrator opened the portal's season with a change of the settings.
  const openFilters = () => page.getByRole("button", { name: LL.listing.filter(), exact: true }).click();
  const showRows = () => page.getByRole("button", { name: /^Show \d/ }).click();
  const choose = async (filter: string, option: string | RegExp) => {
    await page.getByRole("combobox", { name: filter }).click();
    await page.getByRole("option", { name: option }).click();
  };
  await openFilters();
  await choose(words.filters.records.label(), words.kinds.settings());
  await choose(words.deed.label(), new RegExp(`^${words.done.settings.update()}`));
  await expect(page).toHaveURL(/records=settings&deed=settings\.update/);
  await showRows();
  const first = rows.first();
  await expect(first).toContainText(words.done.settings.update());
  await first.getByRole("button", { name: words.unfold() }).click();
  await expect(first.getByRole("listitem").first()).toBeVisible();
  await first.getByRole("button", { name: words.fold() }).click();
  await expect(first.getByRole("listitem")).toHaveCount(0);

  await page.goto("/admin/history?records=order");
  await page.getByRole("searchbox", { name: words.search() }).fill("Hélio");
  await expect(page).toHaveURL(/search=H/);
  await expect(rows.first()).toContainText("Helio Energy Partners");
  const reference = (await rows.first().getByRole("link").innerText()).trim();
  const who = rows.first().getByRole("button").last();
  const name = (await who.innerText()).trim();
  await who.click();
  await expect(page).toHaveURL(/actorId=/);
  await expect(rows.last()).toContainText(name);
  await page.getByRole("button", { name: words.by({ name }) }).click();
  await expect(page).not.toHaveURL(/actorId=/);

  // A day before anything was done leaves nothing, and says so.
  await openFilters();
  await page.getByLabel(words.filters.to.label(), { exact: true }).fill("2020-01-01");
  await expect(page.getByText(words.filtered())).toBeVisible();
  await page.getByLabel(words.filters.from.label(), { exact: true }).fill("2020-01-02");
  await expect(page.getByText("The start is after the end. Correct the dates.")).toBeVisible();
  await showRows();
  await page.getByRole("button", { name: LL.actions.clearFilters() }).first().click();
  await expect(rows).toHaveCount(25);

  await openOrder(page, LL, reference);
});
