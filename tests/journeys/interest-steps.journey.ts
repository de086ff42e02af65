import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { collectComplaints } from "./complaints.ts";
import { expectHydrated, openHydrated } from "./hydrated.ts";
import { openInterestForm, readEvent, rejectCookies, textField } from "./interest.ts";
import { expectOnly, otherThan, switchTo } from "./language.ts";
import { partsNamed } from "./parts.ts";
import { expect, test } from "./server.ts";

/** The way to the form, which is fetched while the terms are read: nothing is lost on it. */

const PATH = "/expression-of-interest";
const PAGE = partsNamed("expression-of-interest");
const FORM = partsNamed("eoi-form");
const EVENT = "**/api/trpc/event.get";

async function openRules(page: Page, LL: TranslationFunctions): Promise<void> {
  await openHydrated(page, PATH);
  await rejectCookies(page, LL);
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.rules.title() })).toBeVisible();
}

function nextAfterRules(page: Page, LL: TranslationFunctions) {
  return page.getByRole("button", { name: LL.eoi.rules.next(), exact: true });
}

async function expectStep(page: Page, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
}

test("the steps lead on and back, each from its heading, over the terms, in both languages, to a form that asks before it is cleared (EOI-06)", async ({
  language,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  await openRules(page, LL);
  await nextAfterRules(page, LL).press("Enter");
  await expectStep(page, LL.eoi.agreement.title());
  const terms = LL.eoi.agreement;
  for (const title of [
    "collectTitle",
    "purposeTitle",
    "accessTitle",
    "retentionTitle",
    "rightsTitle",
  ] as const)
    await expect(page.getByRole("heading", { level: 2, name: terms[title](), exact: true })).toBeVisible();
  await page.getByRole("button", { name: LL.actions.back(), exact: true }).click();
  await expectStep(page, LL.eoi.rules.title());
  await nextAfterRules(page, LL).click();
  await expectStep(page, LL.eoi.agreement.title());
  await page.getByRole("button", { name: LL.actions.back(), exact: true }).click();
  await expectStep(page, LL.eoi.rules.title());

  const name = textField(page, LL.eoi.fields.institutionName());
  await test.step("every step speaks the other language, with nothing to complain of", async () => {
    const other = otherThan(language);
    await switchTo(page, other);
    await expectOnly(page, other);
    const LL2 = i18nObject(other);
    await openInterestForm(page, LL2);
    await textField(page, LL2.eoi.fields.institutionName()).fill("Casa das Marés");
    await switchTo(page, language);
    await expectOnly(page, language);
    await expect(name).toHaveValue("Casa das Marés");
    expect(complaints).toEqual([]);
  });

  const startOver = page.getByRole("button", { name: LL.eoi.form.startOver(), exact: true });
  await test.step("the form is cleared only after a question", async () => {
    await startOver.click();
    const asked = page.getByRole("alertdialog", { name: LL.eoi.form.startOverTitle() });
    await asked.getByRole("button", { name: LL.actions.cancel(), exact: true }).click();
    await expect(asked).toBeHidden();
    await expect(startOver).toBeFocused();
    await expect(name).toHaveValue("Casa das Marés");
    await startOver.click();
    await asked.getByRole("button", { name: LL.eoi.form.startOver(), exact: true }).click();
    await expect(name).toHaveValue("");
  });
});

test("the browser itself asks when the question cannot be fetched", async ({ context, page, words: LL }) => {
  const name = textField(page, LL.eoi.fields.institutionName());
  const startOver = page.getByRole("button", { name: LL.eoi.form.startOver(), exact: true });
  await openRules(page, LL);
  await openInterestForm(page, LL);
  await name.fill("Casa das Marés");
  await context.setOffline(true);
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    void (asked.length === 1 ? dialog.dismiss() : dialog.accept());
  });
  await startOver.click();
  await expect
    .poll(() => asked)
    .toEqual([`${LL.eoi.form.startOverTitle()}\n\n${LL.eoi.form.startOverText()}`]);
  await expect(name).toHaveValue("Casa das Marés");
  await startOver.click();
  await expect(name).toHaveValue("");
});

test("without a connection the terms can be read, and the form comes when it is asked for again", async ({
  context,
  page,
  words: LL,
}) => {
  const told = page.getByRole("main").getByRole("alert");
  const retry = told.getByRole("button", { name: LL.actions.retry(), exact: true });
  await openRules(page, LL);
  await context.setOffline(true);
  await expect(told).toHaveCount(0);
  await openInterestForm(page, LL);
  await expect(told).toContainText(LL.eoi.errors.notFetched());
  // Some browsers ask for a lost part again; all are asked whether the portal answers.
  const lostAgain = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/health"));
  await retry.click();
  await lostAgain;
  await expect(told).toContainText(LL.eoi.errors.notFetched());
  await context.setOffline(false);
  const name = textField(page, LL.eoi.fields.institutionName());
  // What the press before is still asking for may have come by then, and the button is gone with it.
  await Promise.any([retry.click(), name.waitFor()]);
  await expect(name).toBeVisible();
});

test("a form that cannot be fetched says so, and what was written before comes back with it", async ({
  page,
  words: LL,
}) => {
  const told = page.getByRole("main").getByRole("alert");
  const retry = told.getByRole("button", { name: LL.actions.retry(), exact: true });
  const name = textField(page, LL.eoi.fields.institutionName());
  await page.route(FORM, (route) => route.abort());
  await openRules(page, LL);
  await openInterestForm(page, LL);
  await expect(told).toContainText(LL.eoi.errors.notFetched());
  await page.unroute(FORM);
  await retry.click();
  await name.fill("Casa das Marés");
  await page.route(FORM, (route) => route.abort());
  await page.reload();
  await expect(told).toContainText(LL.eoi.errors.kept());
  await page.unroute(FORM);
  await retry.click();
  await expect(name).toHaveValue("Casa das Marés");
});

test("whoever comes back to the form when its page cannot be fetched loses nothing", async ({
  page,
  words: LL,
}) => {
  const name = textField(page, LL.eoi.fields.institutionName());
  const told = page.getByRole("main").getByRole("alert");
  await openRules(page, LL);
  await openInterestForm(page, LL);
  await name.fill("Casa das Marés");
  await page.route(PAGE, (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(told).toContainText(LL.error.unexpected());
  await page.unroute(PAGE);
  await told.getByRole("link", { name: LL.actions.retry(), exact: true }).click();
  await expect(name).toHaveValue("Casa das Marés");
});

test("the rules give way to the closed panel when the window closes", async ({ page, words: LL }) => {
  const event = await readEvent(page);
  const { eoi } = event;
  const closed = { ...event, eoi: { ...eoi, isOpen: false, state: "after" } };
  await page.route(EVENT, (route) => route.fulfill({ json: { result: { data: closed } } }));
  // A slow machine takes its time to open the page, and this clock goes on meanwhile.
  await page.clock.install({ time: Date.parse(eoi.closes) - 600_000 });
  await openRules(page, LL);
  await page.clock.fastForward(610_000);
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.closed.title() })).toBeVisible();
  await expect(nextAfterRules(page, LL)).toHaveCount(0);
});

test("a window that closes while somebody types says so and shows all they wrote, after a reload too (F22)", async ({
  page,
  words: LL,
}) => {
  const event = await readEvent(page);
  const { eoi } = event;
  const closed = { ...event, eoi: { ...eoi, isOpen: false, state: "after" as const } };
  let facts = event;
  await page.route(EVENT, (route) => route.fulfill({ json: { result: { data: facts } } }));
  await page.clock.install({ time: Date.parse(eoi.closes) - 60_000 });
  await openRules(page, LL);
  await openInterestForm(page, LL);
  const name = textField(page, LL.eoi.fields.institutionName());
  await page.clock.pauseAt(Date.parse(eoi.closes) + 700);
  await name.fill("Casa das Marés");
  facts = closed;
  await page.clock.runFor(400);
  await expectStep(page, LL.eoi.closed.title());
  await page.clock.resume();
  const unsent = page.getByRole("region", { name: LL.applicant.unsent.title() });
  await expect(unsent.getByText("Casa das Marés")).toBeVisible();
  await expect(unsent.getByRole("button", { name: LL.applicant.unsent.copy() })).toBeVisible();
  await page.reload();
  await expectHydrated(page);
  // The server's own clock still says open, so the page asks again a little later.
  await page.clock.fastForward(20_000);
  await expect(unsent.getByText("Casa das Marés")).toBeVisible();

  facts = event;
  await page.clock.fastForward(61_000);
  await expect(name).toHaveValue("Casa das Marés");
});
