import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { SettingsPart } from "#domain/settings/parts.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints } from "./complaints.ts";
import { openBrowser, signInAsStaff } from "./people.ts";
import { expect, test, type Portal } from "./server.ts";

/** The default settings, whose window closed on 12 September 2025; each journey leaves them as it found them. */
test.use({ seed: "empty" });

type Stored = { data: Settings; version: number };

test.afterEach(async ({ page, portal }) => {
  if (!before) return;
  const { version } = await readStored(page);
  await page.request.post("/api/trpc/settings.update", {
    headers: { origin: portal.url },
    data: { data: before, version },
  });
});
let before: Settings | undefined;

async function readStored(page: Page): Promise<Stored> {
  const answer = await page.request.get("/api/trpc/settings.get");
  return ((await answer.json()) as { result: { data: Stored } }).result.data;
}

async function openSettings(page: Page, LL: TranslationFunctions, portal: Portal): Promise<void> {
  await signInAsStaff(page, LL, portal);
  const { weeks, weeksNone, counts, noOrders } = LL.desk.dashboard;
  await expect(page.getByRole("region", { name: weeks(), exact: true })).toHaveText(weeks() + weeksNone());
  await expect(page.getByRole("region", { name: counts() })).toContainText(noOrders());
  before ??= (await readStored(page)).data;
  await page
    .getByRole("navigation", { name: LL.header.main() })
    .getByRole("link", { name: LL.rail.to.settings(), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: LL.settings.title() })).toBeFocused();
}

/** From the index or from beside another part. */
async function openPart(page: Page, LL: TranslationFunctions, part: SettingsPart): Promise<void> {
  const { label, [part]: words } = LL.settings.index;
  const index = page.getByRole("navigation", { name: label(), exact: true });
  await index.getByRole("link", { name: words.title() }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.title() })).toBeFocused();
}

/** Presses Save, and waits until it is stored. */
async function saved(page: Page, LL: TranslationFunctions): Promise<void> {
  const stored = page.waitForResponse((answer) => answer.url().includes("settings.update") && answer.ok());
  await save(page, LL);
  await stored;
}

function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: false }).first();
}

function save(page: Page, LL: TranslationFunctions): Promise<void> {
  return page.getByRole("button", { name: LL.settings.save(), exact: true }).click();
}

/** Ten days from now, by a clock on the wall. */
function soon(): string {
  return new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 19);
}

test("a moved deadline and a new name are on the site with the next page", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { fields, window } = LL.settings;
  const complaints = collectComplaints(page);
  const visitor = await openBrowser(browser);
  await visitor.goto("/expression-of-interest");
  await expect(visitor.getByRole("heading", { level: 1, name: LL.eoi.closed.title() })).toBeVisible();

  await openSettings(page, LL, portal);
  await openPart(page, LL, "window");
  await expect(page.getByText(window.after())).toBeVisible();
  await expectAccessible(page, "a part of the settings");
  await field(page, fields.closes()).fill(soon());
  await expect(page.getByText(window.soon())).toBeVisible();
  await saved(page, LL);
  await openPart(page, LL, "identity");
  await field(page, fields.retentionMonths()).fill("18");
  await saved(page, LL);
  await openPart(page, LL, "event");
  await field(page, fields.namePt()).fill("Semana dos Rios 2025");
  await field(page, fields.nameEn()).fill("Rivers Week 2025");
  await save(page, LL);
  await expect(page.getByText(LL.settings.saved()).first()).toBeVisible();
  await page.getByRole("link", { name: LL.settings.title(), exact: true }).click();
  const { pt, en } = LL.historyList.fields;
  const joined = `${LL.settings.parts.name()} (${pt()} and ${en()})`;
  await expect(page.getByText(LL.settings.saves.what({ parts: joined }))).toBeVisible();

  await visitor.goto("/expression-of-interest");
  await expect(visitor.getByRole("heading", { level: 1, name: LL.eoi.before.title() })).toBeVisible();
  const { toOpen, askOpen, opened } = LL.opening.applications;
  await page.goto("/admin/opening");
  await page.getByRole("button", { name: toOpen(), exact: true }).click();
  const asked = page.getByRole("alertdialog", { name: askOpen() });
  await expect(asked).toContainText(LL.opening.lines.bank());
  await asked.getByRole("button", { name: toOpen(), exact: true }).click();
  await expect(page.getByText(opened()).first()).toBeVisible();
  await visitor.goto("/expression-of-interest");
  await expect(visitor.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
  await visitor.goto("/");
  const event = "Rivers Week 2025";
  await expect(visitor).toHaveTitle(new RegExp(event));
  await expect(visitor.getByText(event).first()).toBeVisible();
  await visitor.goto("/privacy-policy");
  const kept = "for 18 months after the event";
  await expect(visitor.getByText(kept)).toBeVisible();
  expect(complaints).toEqual([]);
});

test("what is wrong is said beside its field, and what is typed outlives a reload and another part's save", async ({
  page,
  portal,
  words: LL,
}) => {
  const { fields } = LL.settings;
  await openSettings(page, LL, portal);
  await openPart(page, LL, "event");
  await field(page, fields.officialSite()).fill("conference example.org");
  await field(page, fields.conferenceTo()).fill("2025-07-01");
  await save(page, LL);
  for (const wrong of [
    LL.obstacles.rule.dateOrder(),
    LL.validation.urlInvalid(),
    LL.statuses.unsaved.wrong({ count: 2 }),
  ]) {
    await expect(page.getByText(wrong, { exact: true })).toBeVisible();
  }
  await expect(field(page, fields.officialSite())).toBeFocused();

  await openPart(page, LL, "prices");
  await field(page, fields.spacePerM2()).fill("120");
  await saved(page, LL);
  await openPart(page, LL, "event");
  await expect(field(page, fields.officialSite())).toHaveValue("conference example.org");
  await page.reload();
  await expect(page.getByText(/^\d+ changes?, kept in this tab$/)).toBeVisible();
  await expect(field(page, fields.officialSite())).toHaveValue("conference example.org");
  await page.getByRole("button", { name: LL.statuses.unsaved.discardChanges(), exact: true }).click();
  await expect(field(page, fields.officialSite())).toHaveValue("https://conference.example.org");
  // Nothing is left to save, and so is its bar.
  await expect(page.getByRole("button", { name: LL.settings.save(), exact: true })).toHaveCount(0);
});

test("the bar goes with what was saved, and the focus stays with the field that was typed in", async ({
  page,
  portal,
  words: LL,
}) => {
  await openSettings(page, LL, portal);
  await openPart(page, LL, "event");
  const typed = page.getByRole("main").getByRole("textbox").first();
  await typed.fill("Outra conferência");
  await saved(page, LL);
  await expect(page.getByRole("button", { name: LL.settings.save(), exact: true })).toHaveCount(0);
  await expect(typed).toBeFocused();
});

test("of two administrators who save, both are kept, and the same fact asks whose it shall be", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { fields } = LL.settings;
  const { conflict } = LL.statuses;
  const second = await openBrowser(browser);
  for (const desk of [page, second]) {
    await openSettings(desk, LL, portal);
    await openPart(desk, LL, "event");
  }
  await field(page, fields.region()).fill("Amazonas");
  await field(second, fields.city()).fill("Santarém");
  await saved(second, LL);

  await expect(page.getByText(LL.settings.overtaken())).toBeVisible();
  await saved(page, LL);
  await expect(
    page.getByText(conflict.joined({ fields: fields.city(), who: conflict.yourself() })),
  ).toBeVisible();
  await expect(field(page, fields.city())).toHaveValue("Santarém");
  await expect(field(page, fields.region())).toHaveValue("Amazonas");
  // Where nothing is typed, what others save shows by itself.
  await expect(field(second, fields.region())).toHaveValue("Amazonas");

  await field(second, fields.city()).fill("Marabá");
  await field(page, fields.city()).fill("Altamira");
  await saved(page, LL);
  await save(second, LL);
  const alert = second.getByRole("alert");
  await expect(alert.getByText(conflict.title())).toBeVisible();
  const asked = alert.getByRole("radiogroup", { name: fields.city(), exact: true });
  await expect(alert.getByText("Santarém", { exact: true })).toBeVisible();
  await expect(asked.getByText("Marabá", { exact: true })).toBeVisible();
  await expect(asked.getByText("Altamira", { exact: true })).toBeVisible();
  await asked.getByRole("radio").last().click();
  await alert.getByRole("button", { name: conflict.saveChosen(), exact: true }).click();
  await expect(alert).toBeHidden();
  await expect(field(second, fields.city())).toHaveValue("Altamira");
  await expect(field(second, fields.region())).toHaveValue("Amazonas");
});

test("an own picture is seen at once, needs its words, and stands on the site until the drawing is put back", async ({
  browser,
  page,
  portal,
  words: LL,
}) => {
  const { fields, picture } = LL.settings;
  await openSettings(page, LL, portal);
  await openPart(page, LL, "pictures");
  const gold = page.getByRole("group", { name: picture.stand({ name: "Gold" }) });
  await expect(gold.getByText(picture.house())).toBeVisible();
  await gold.getByLabel(picture.stand({ name: "Gold" })).setInputFiles("public/og-en.png");
  await expect(gold.getByText(picture.own(), { exact: true })).toBeVisible();
  await save(page, LL);
  await expect(gold.getByText(LL.validation.required())).toHaveCount(2);
  await gold.getByLabel(fields.pictureAltPt()).fill("Um estande de madeira");
  await gold.getByLabel(fields.pictureAltEn()).fill("A wooden stand");
  await saved(page, LL);

  const visitor = await openBrowser(browser);
  await visitor.goto("/exhibiting");
  const shown = visitor.getByRole("img", { name: "A wooden stand" });
  await shown.scrollIntoViewIfNeeded();
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await gold.getByRole("button", { name: picture.back() }).click();
  await saved(page, LL);
  await visitor.reload();
  await expect(
    visitor.getByRole("img", { name: LL.exhibiting.standard.drawing.GOLD({ name: "Gold" }) }),
  ).toBeVisible();
  await expect(shown).toHaveCount(0);
});
