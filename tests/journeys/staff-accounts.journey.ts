import type { Locator, Page } from "@playwright/test";
import type { StaffRole } from "#domain/actor.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { DEMO_PASSWORD, fillLogin, openBrowser, signInAsStaff, temporaryPasswordOf } from "./people.ts";
import { expect, test } from "./server.ts";

async function openStaff(page: Page, LL: TranslationFunctions): Promise<void> {
  await page
    .getByRole("navigation", { name: LL.header.main() })
    .getByRole("link", { name: LL.rail.to.staff(), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: LL.staff.list.title() })).toBeFocused();
}

async function openAccount(page: Page, LL: TranslationFunctions, name: string): Promise<Locator> {
  await page.getByRole("button", { name: LL.staff.list.open({ name }), exact: true }).click();
  return page.getByRole("dialog", { name: LL.staff.edit.title({ name }) });
}

async function chooseRole(
  page: Page,
  LL: TranslationFunctions,
  dialog: Locator,
  role: StaffRole,
): Promise<void> {
  await dialog.getByRole("combobox", { name: LL.staff.fields.role() }).click();
  await page.getByRole("option", { name: LL.role[role]() }).click();
}

test("an administrator opens an account, changes its role, closes it and opens it again", async ({
  browser,
  inbox,
  language,
  page,
  portal,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  const words = LL.staff;
  const name = "Lúcia Prado";
  const email = `lucia.${language}@example.org`;
  await signInAsStaff(page, LL, portal);
  await openStaff(page, LL);

  await page.getByRole("button", { name: words.list.create(), exact: true }).click();
  const create = page.getByRole("dialog", { name: words.create.title() });
  await create.getByRole("button", { name: words.create.submit(), exact: true }).click();
  await expect(create.getByRole("textbox", { name: words.fields.name() })).toBeFocused();
  await create.getByRole("textbox", { name: words.fields.name() }).fill(name);
  await create.getByRole("textbox", { name: words.fields.email() }).fill(email);
  await create.getByRole("radio", { name: LL.language.pt() }).click();
  await create.getByRole("button", { name: words.create.submit(), exact: true }).click();
  await expect(page.getByText(words.create.done({ email }))).toBeVisible();
  await expect(create).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText(LL.role.GRUPORG());

  const hers = await openBrowser(browser);
  const password = await temporaryPasswordOf(inbox, email);
  await hers.goto("/admin/login");
  await fillLogin(hers, LL, { email, password });
  await hers.waitForURL(/\/admin$/);

  const account = await openAccount(page, LL, name);
  await chooseRole(page, LL, account, "SUBMISSION_MANAGER");
  await account.getByRole("button", { name: words.edit.save(), exact: true }).click();
  await expect(page.getByText(words.edit.done())).toBeVisible();
  await expect(row).toContainText(LL.role.SUBMISSION_MANAGER());
  await inbox.waitFor({ to: email, subject: "Sua função no portal mudou" });
  await hers.goto("/admin");
  await hers.waitForURL(/\/admin\/login$/);
  await fillLogin(hers, LL, { email, password });
  await hers.waitForURL(/\/admin$/);

  const again = await openAccount(page, LL, name);
  await again.getByRole("button", { name: words.access.disable(), exact: true }).click();
  const question = page.getByRole("alertdialog", { name: words.ask.disable.title() });
  await expect(question).toContainText(words.ask.disable.text({ name }));
  await question.getByRole("button", { name: words.access.disable(), exact: true }).click();
  await expect(page.getByText(words.ask.disable.done({ name }))).toBeVisible();
  await expect(page.getByRole("button", { name: words.list.open({ name }) })).toBeFocused();
  await expect(row).toContainText(words.status.disabled());
  await hers.goto("/admin");
  await hers.waitForURL(/\/admin\/login$/);
  await fillLogin(hers, LL, { email, password });
  await expect(hers.getByRole("alert")).toBeVisible();

  const closed = await openAccount(page, LL, name);
  await closed.getByRole("button", { name: words.access.enable(), exact: true }).click();
  const opening = page.getByRole("alertdialog", { name: words.ask.enable.title() });
  await opening.getByRole("button", { name: words.access.enable(), exact: true }).click();
  await expect(row).toContainText(words.status.active());
  await fillLogin(hers, LL, { email, password });
  await hers.waitForURL(/\/admin$/);
  expect(complaints).toEqual([]);
});

test("the only administrator can neither be closed nor given another role", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await openStaff(page, LL);
  await page.getByRole("searchbox", { name: LL.staff.list.search() }).fill(portal.admin.email);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("row").last().getByRole("button").first().click();
  const own = page.getByRole("dialog");
  await expect(own.getByRole("combobox", { name: LL.staff.fields.role() })).toBeDisabled();
  await expect(own.getByText(LL.staff.edit.lastAdmin())).toBeVisible();
  await expect(own.getByText(LL.staff.access.own())).toBeVisible();
  await expect(own.getByRole("button", { name: LL.staff.access.disable() })).toHaveCount(0);
});

test("of two administrators who save one account, the second sees what the first changed", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const words = LL.staff;
  const second = await openBrowser(browser);
  for (const desk of [page, second]) {
    await signInAsStaff(desk, LL, portal);
    await openStaff(desk, LL);
  }
  const mine = await openAccount(page, LL, "Ivan Castelo");
  const theirs = await openAccount(second, LL, "Ivan Castelo");
  await theirs.getByRole("textbox", { name: words.fields.name() }).fill("Ivan Castelo Branco");
  await theirs.getByRole("button", { name: words.edit.save(), exact: true }).click();
  await expect(second.getByText(words.edit.done())).toBeVisible();

  await mine.getByRole("textbox", { name: words.fields.name() }).fill("Ivan de Castelo");
  await mine.getByRole("button", { name: words.edit.save(), exact: true }).click();
  const conflict = mine.getByRole("alert");
  const asked = conflict.getByRole("radiogroup", { name: words.fields.name(), exact: true });
  await expect(conflict.getByText("Ivan Castelo", { exact: true })).toBeVisible();
  await expect(asked.getByText("Ivan Castelo Branco", { exact: true })).toBeVisible();
  await expect(asked.getByText("Ivan de Castelo", { exact: true })).toBeVisible();
  await expect(mine.getByRole("textbox", { name: words.fields.name() })).toHaveValue("Ivan de Castelo");
  await conflict.getByRole("button", { name: LL.statuses.conflict.keepAllMine(), exact: true }).click();
  await expect(page.getByText(words.edit.done())).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Ivan de Castelo" })).toHaveCount(1);
});

test("staff of another role do not see the entry, and the address says who can help", async ({
  page,
  words: LL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/admin/login");
  await fillLogin(page, LL, { email: "submissions@example.org", password: DEMO_PASSWORD });
  await page.waitForURL(/\/admin$/);
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  await expect(menu.getByRole("link", { name: LL.rail.to.orders() })).toBeVisible();
  await expect(menu.getByRole("link", { name: LL.rail.to.staff(), exact: true })).toHaveCount(0);
  await expect(menu.getByRole("link", { name: LL.rail.to.settings(), exact: true })).toHaveCount(0);
  await page.goto("/admin/settings");
  await expect(page.getByRole("alert")).toContainText(LL.settings.forbidden.title());
  await page.goto("/admin/staff");
  await expect(page.getByRole("alert")).toContainText(LL.staff.forbidden.title());
  await page.getByRole("link", { name: LL.actions.toDashboard(), exact: true }).click();
  await page.waitForURL(/\/admin$/);
  expect(asked.filter((url) => url.includes("staff.list"))).toEqual([]);
});
