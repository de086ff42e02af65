import type { Page } from "@playwright/test";
import { formatUsd } from "#i18n/formatters.ts";
import { PUBLIC_PAGES } from "#server/pages/addresses.ts";
import { collectComplaints } from "./complaints.ts";
import { openHydrated } from "./hydrated.ts";
import { fillInterest, openInterestForm, rejectCookies, sendButton, solveCaptcha } from "./interest.ts";
import { partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";
import { translate, translateFromTheStart } from "./translator.ts";
import { addItem, COFFEE, expectSaved, goOn, lineField, MONITOR, openNewOrder, summary } from "./wizard.ts";

/** Half of the readers of a world's event read by their browser's translator: nothing breaks, no figure goes wrong. */

/** What stands on the screen is what a page says that no translator touched: nothing old, nothing twice. */
async function expectSameUntranslated(page: Page, read: () => Promise<string>): Promise<void> {
  // A translator's elements change where a line ends, not what stands there.
  const readPlain = async () => (await read()).replaceAll(/\s+/g, " ");
  await settled(page);
  const translated = await readPlain();
  await page.reload();
  await expect.poll(readPlain).toBe(translated);
}

test("an order of services is written under a translator, and its totals are right", async ({
  language,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  await signInAsPartner(page, LL, partnerNamed("ana.moura"));
  await translate(page);
  await openNewOrder(page, LL);
  await goOn(page, LL, "orderType", "services");
  const [title, coffee] = [MONITOR[language], COFFEE[language]];
  await addItem(page, LL, MONITOR, title);
  const quantity = lineField(page, LL.orders.line.quantity(), title);
  const aside = summary(page, LL);
  for (const count of [3, 7]) {
    await quantity.fill(String(count));
    await expect(aside).toContainText(formatUsd(language, count * 14_500));
  }
  await expect(aside).not.toContainText(formatUsd(language, 3 * 14_500));
  await addItem(page, LL, COFFEE, coffee);
  await lineField(page, LL.orders.line.quantity(), coffee).fill("40");
  await page.getByRole("searchbox").fill(coffee);
  await page.getByRole("searchbox").fill("");
  await settled(page);
  await page.getByRole("button", { name: LL.orders.services.remove({ title: coffee }), exact: true }).click();
  await expectSaved(page, LL);
  await expectSameUntranslated(page, async () => (await aside.innerText()).replace(/\d\d:\d\d/, ""));
  expect(complaints).toEqual([]);
});

test("the desk is worked at under a translator, and says what it says without one", async ({
  page,
  portal,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  const main = page.locator("main");
  // What is read twice says how long ago something came.
  await page.clock.setFixedTime(Date.now());
  await signInAsStaff(page, LL, portal, "/admin/submissions");
  await translate(page);
  const rows = page.locator("main").getByRole("row");
  await expect(rows.nth(2)).toBeVisible();
  // Of whom a row is, beside its reference.
  const named = main.locator('tbody [translate="no"][data-own-line]');
  await page.getByRole("searchbox").fill("instituto");
  await settled(page);
  await page.getByRole("searchbox").fill("");
  await settled(page);
  await page.getByRole("columnheader").getByRole("button").first().click();
  await expectSameUntranslated(page, () => main.innerText());

  await translate(page);
  await rows.nth(1).getByRole("link").first().click();
  await expect(page).toHaveURL(/submissions\/[^/]+$/);
  await page.getByRole("button", { name: LL.submissions.detail.edit(), exact: true }).click();
  await page.keyboard.press("Escape");
  await settled(page);
  await page.goBack();
  await expect(rows.nth(2)).toBeVisible();
  for (const path of ["/admin/orders", "/admin/payments", "/admin/requests", "/admin/mails", "/admin"]) {
    await page.locator(`nav a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await settled(page);
    if (path !== "/admin") await expect(named.first()).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test("what is written while the code for a translator is still on its way stands there too", async ({
  page,
}) => {
  await openHydrated(page, "/overview");
  await page.evaluate(async () => {
    const text = document.querySelector("main h1 span, main h1")?.firstChild;
    if (!(text instanceof Text)) throw new Error("The heading has no text of its own.");
    const font = document.createElement("font");
    font.textContent = text.data;
    text.replaceWith(font);
    await Promise.resolve();
    text.data = "A new heading";
  });
  await expect(page.getByRole("heading", { level: 1, name: "A new heading" })).toBeVisible();
});

test("the form is written and received under a translator that was there before the application", async ({
  inbox,
  page,
  words: LL,
}) => {
  await translateFromTheStart(page);
  for (const path of PUBLIC_PAGES) {
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await openHydrated(page, "/expression-of-interest");
  await rejectCookies(page, LL);
  await openInterestForm(page, LL);
  await fillInterest(page, LL, {
    institutionName: "Amazon Institute",
    representativeName: "Rosa Lima",
    representativeEmail: "rosa.lima@example.org",
    contactLanguage: "en",
  });
  const legalId = page.getByRole("textbox", { name: LL.eoi.fields.legalId(), exact: true });
  await expect(legalId).toBeVisible();
  const country = page.getByRole("combobox", { name: LL.eoi.fields.country() });
  await country.fill("Brazil");
  await country.press("Enter");
  await expect(legalId).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: LL.eoi.fields.cnpj(), exact: true })).toBeVisible();
  await expect(page.getByText(LL.eoi.fields.legalId(), { exact: true })).toHaveCount(0);
  await country.fill("Kenya");
  await country.press("Enter");
  await legalId.fill("KE-2025-0098");
  await solveCaptcha(page, LL);
  await sendButton(page, LL).click();
  await expect(page.getByRole("heading", { level: 1, name: LL.eoi.success.title() })).toBeVisible();
  const receipt = await inbox.waitFor({ to: "rosa.lima@example.org" });
  expect(receipt.text).toContain("Amazon Institute");
});
