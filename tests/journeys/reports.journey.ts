import { readFile } from "node:fs/promises";
import { signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

test("the team reads reports of a period, goes from a figure to the list behind it, and takes a table along (ADM-04)", async ({
  page,
  portal,
  words: LL,
}) => {
  const words = LL.reports;
  await signInAsStaff(page, LL, portal);
  await page.getByRole("main").getByRole("link", { name: LL.desk.dashboard.goReports() }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title() })).toBeVisible();
  for (const section of Object.values(words.sections)) {
    await expect(page.getByRole("heading", { level: 2, name: section() })).toBeVisible();
  }
  await expect(page.getByText(words.sectionNotes.money())).toBeVisible();

  const title = words.tables.ordersByStatus();
  const block = page.getByRole("region", { name: title });
  const head = page.getByRole("region", { name: words.headTitle() });
  await expect(head.getByText(words.headNotes.ofSeason({ share: "100%" }))).toHaveCount(0);
  const row = block.getByRole("row", { name: LL.statuses.order.APPROVED() });
  const figure = row.getByRole("link").first();
  const count = Number(await figure.innerText());
  await expect(figure).toHaveAccessibleName(
    words.open({ row: LL.statuses.order.APPROVED(), column: words.columns.orders(), figure: String(count) }),
  );
  const download = page.waitForEvent("download");
  await block.getByRole("button", { name: words.export({ title }) }).click();
  await page.getByRole("menuitem", { name: LL.exports.menu.csv() }).click();
  const file = await download;
  expect(file.suggestedFilename()).toContain(title);
  const separator = ",";
  expect(await readFile(await file.path(), "utf8")).toContain(
    [LL.statuses.order.APPROVED(), count, ""].join(separator),
  );

  await figure.click();
  await expect(page).toHaveURL(/\/admin\/orders\?statuses=APPROVED$/);
  await expect(page.getByText(LL.desk.list.noteFiltered({ total: count }))).toBeVisible();
  await page.goBack();

  await page.getByRole("button", { name: words.period.month() }).click();
  await expect(head.getByText(words.headNotes.ofSeason({ share: "" }).trim())).toHaveCount(6);
  await expect(page).toHaveURL(/from=\d{4}-\d\d-01&to=/);
  await page.reload();
  await expect(page.getByRole("button", { name: words.period.month() })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await page.getByLabel(words.period.to(), { exact: true }).fill("2020-01-01");
  await expect(page.getByText(words.period.wrongWay())).toBeVisible();
  await page.getByRole("button", { name: words.period.all() }).click();
  await expect(page).toHaveURL(/\/admin\/reports$/);
});
