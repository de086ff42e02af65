import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { application, holdScripts } from "./held-part.ts";
import { expectHydrated } from "./hydrated.ts";
import { otherThan } from "./language.ts";
import { partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";

/** The server draws the logins: what somebody does there before the application hears it, and who is not shown one. */

const PARTNER = partnerNamed("raimundo.paiva");
const ALL_SCRIPTS = /\/assets\/[\w.-]+\.js/;

function emailField(page: Page, LL: TranslationFunctions) {
  return page.getByRole("textbox", { name: LL.auth.login.email(), exact: true });
}

function passwordField(page: Page) {
  return page.locator("input[autocomplete='current-password']");
}

function submitButton(page: Page, LL: TranslationFunctions) {
  return page.getByRole("button", { name: LL.auth.login.submit(), exact: true });
}

/** Opens the server's login and types into it while the scripts are kept away. */
async function typeEarly(page: Page, LL: TranslationFunctions): Promise<void> {
  await page.goto("/partner/login", { waitUntil: "commit" });
  await emailField(page, LL).fill(PARTNER.email);
  await passwordField(page).fill(PARTNER.password);
}

async function expectTyped(page: Page, LL: TranslationFunctions): Promise<void> {
  await expect(page).toHaveURL(/\/partner\/login$/);
  await expect(emailField(page, LL)).toHaveValue(PARTNER.email);
  await expect(passwordField(page)).toHaveValue(PARTNER.password);
}

function collectAddresses(page: Page): string[] {
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(`${request.method()} ${request.url()}`));
  return addresses;
}

for (const way of ["Enter", "the button"]) {
  test(`a login sent by ${way} before the application is there is sent when it is`, async ({
    page,
    words: LL,
  }) => {
    const complaints = collectComplaints(page);
    const asked = collectAddresses(page);
    const release = await holdScripts(page, application());
    await typeEarly(page, LL);
    // The first script has run.
    await expect.poll(() => asked.some((address) => application().test(address))).toBe(true);
    if (way === "Enter") await passwordField(page).press("Enter");
    else await submitButton(page, LL).click();
    await expect(page.locator("form[data-early='sent']")).toBeVisible();
    await expectTyped(page, LL);
    expect(asked.filter((address) => address.includes("/api/"))).toEqual([]);
    await release();
    await page.waitForURL(/\/partner$/);
    expect(asked.filter((address) => address.endsWith("/api/auth/login"))).toHaveLength(1);
    expect(
      asked.filter((address) => /[?&]|Igarape|raimundo/.test(address.replace(/\/api\/trpc.*/, ""))),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test("without any script a login goes nowhere and loses nothing", async ({ page, words: LL }) => {
  const release = await holdScripts(page, ALL_SCRIPTS);
  await typeEarly(page, LL);
  await passwordField(page).press("Enter");
  await submitButton(page, LL).click();
  await expectTyped(page, LL);
  await release();
  await expectHydrated(page);
  await expectTyped(page, LL);
  await submitButton(page, LL).click();
  await page.waitForURL(/\/partner$/);
});

test("what was typed early stays in the reader's other language, and nothing moves", async ({
  language,
  page,
  words: LL,
}) => {
  const complaints = collectComplaints(page);
  const other = otherThan(language);
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), other);
  const release = await holdScripts(page, application());
  await typeEarly(page, LL);
  await passwordField(page).focus();
  await release();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.locator("input[type=email]")).toHaveValue(PARTNER.email);
  await expect(passwordField(page)).toHaveValue(PARTNER.password);
  await expect(passwordField(page)).toBeFocused();
  expect(complaints).toEqual([]);
});

test("the page that is taken over is the page that was drawn", async ({ page, words: LL }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const area of ["partner", "admin"] as const) {
    const complaints = collectComplaints(page);
    const release = await holdScripts(page, application());
    await page.goto(`/${area}/login`, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1, name: LL.auth.login[area].title(), exact: true });
    await expect(heading).toBeVisible();
    await heading.evaluate((element) => element.setAttribute("data-drawn-by-server", ""));
    // Letters that came late to a busy machine are no matter of the taking over.
    await page.evaluate(async () => {
      await document.fonts.ready;
      (window as unknown as { shifts: number[] }).shifts.length = 0;
    });
    await release();
    await expectHydrated(page);
    await expect(heading).toHaveAttribute("data-drawn-by-server");
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("a password manager that changes the form early costs nobody what was typed", async ({
  page,
  words: LL,
}) => {
  const release = await holdScripts(page, application());
  await typeEarly(page, LL);
  await passwordField(page).evaluate((field) => field.before(document.createElement("div")));
  await passwordField(page).press("Enter");
  await release();
  await page.waitForURL(/\/partner$/);
});

for (const area of ["partner", "admin"] as const) {
  test(`somebody signed in is led on from /${area}/login and never sees its form`, async ({
    page,
    portal,
    words: LL,
  }) => {
    if (area === "admin") await signInAsStaff(page, LL, portal);
    else await signInAsPartner(page, LL, PARTNER);
    const asked = collectAddresses(page);
    const release = await holdScripts(page, application());
    await page.goto(`/${area}/login`, { waitUntil: "commit" });
    await expect.poll(() => asked.some((address) => application().test(address))).toBe(true);
    await expect(page.locator("form")).toHaveCount(0);
    await release();
    await page.waitForURL(new RegExp(`/${area}$`));
    await expect(page.getByRole("button", { name: LL.actions.logout(), exact: true })).toBeVisible();
  });
}

test("somebody whose role a login is not for gets its form", async ({ page, words: LL }) => {
  await signInAsPartner(page, LL, PARTNER);
  await page.goto("/admin/login");
  await expect(submitButton(page, LL)).toBeVisible();
});

test("the page that was asked for is remembered over a reload of the login", async ({ page, words: LL }) => {
  await page.goto("/partner/orders/1?a=b");
  await page.waitForURL("**/partner/login");
  await page.reload();
  await emailField(page, LL).fill(PARTNER.email);
  await passwordField(page).fill(PARTNER.password);
  await submitButton(page, LL).click();
  await page.waitForURL("**/partner/orders/1?a=b");
});

test("without JavaScript the form says what it needs", async ({ browser, words: LL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto("/partner/login");
  await expect(page.locator("main form").getByRole("alert")).toHaveText(LL.error.needsScript());
  await emailField(page, LL).fill(PARTNER.email);
  await passwordField(page).fill(PARTNER.password);
  await submitButton(page, LL).click();
  await expectTyped(page, LL);
  await context.close();
});

test("an application that does not come leaves no form that nobody hears", async ({ page, words: LL }) => {
  await page.route(application(), (route) => route.abort());
  await page.goto("/partner/login", { waitUntil: "commit" });
  const note = page.locator("main").getByRole("alert");
  await expect(note).toContainText(LL.error.unexpected());
  await expect(page.locator("main form")).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await note.getByRole("link", { name: LL.actions.retry(), exact: true }).click();
  await expect(submitButton(page, LL)).toBeVisible();
});
