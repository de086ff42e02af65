import { AxeBuilder } from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { collectComplaints } from "./complaints.ts";
import { openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { otherThan, switchTo } from "./language.ts";
import { fillLogin, partnerNamed, signInAsPartner } from "./people.ts";
import { settled } from "./settled.ts";
import { expect, test } from "./server.ts";

/** Header, menu, footer and the question about cookies, around every public page. */

test.use({ contextOptions: { reducedMotion: "reduce" } });

const PARTNER = { ...partnerNamed("luisa.antunes"), name: "Luísa Antunes" };
const PHONE = { width: 375, height: 812 };
/** The first width of the wide menu (HDR-10). */
const XL = 1280;

function header(page: Page): Locator {
  return page.getByRole("banner");
}

function wideMenu(page: Page, LL: TranslationFunctions): Locator {
  return header(page).getByRole("navigation", { name: LL.header.main() });
}

function fullMenu(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("dialog", { name: LL.header.menu(), exact: true });
}

function menuButton(page: Page, LL: TranslationFunctions): Locator {
  return page.getByRole("button", { name: LL.header.openMenu(), exact: true });
}

function submenuButton(within: Locator, LL: TranslationFunctions): Locator {
  return within.getByLabel(LL.header.below({ page: LL.nav.participation() }), { exact: true });
}

async function openAnswered(page: Page, LL: TranslationFunctions, path: string): Promise<void> {
  await openHydrated(page, path);
  await rejectCookies(page, LL);
}

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  expect.soft(findings, what).toEqual([]);
}

/** A click that does not scroll its target into view first. */
function clickFromBelow(link: Locator): Promise<void> {
  return link.evaluate((element: HTMLElement) => element.click());
}

test("the wide menu leads to every page it names, each from its top", async ({ page, words: LL }) => {
  await page.setViewportSize({ width: XL, height: 800 });
  await openAnswered(page, LL, "/overview");
  await header(page)
    .getByRole("link", { name: LL.header.home({ zone: "Green Zone" }) })
    .click();
  await expectPage(page, "/");
  for (const [name, path] of [
    [LL.nav.overview(), "/overview"],
    [LL.nav.participation(), "/partnership-and-exhibit"],
    [LL.nav.support(), "/services-and-support"],
  ] as const) {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await clickFromBelow(wideMenu(page, LL).getByRole("link", { name, exact: true }));
    await expectPage(page, path);
    await expect(wideMenu(page, LL).getByRole("link", { name, exact: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  }
  await expect(menuButton(page, LL)).toBeHidden();
  await page.setViewportSize({ width: XL - 1, height: 800 });
  await expect(menuButton(page, LL)).toBeVisible();
  await expect(wideMenu(page, LL)).toBeHidden();
});

test("the page below an entry opens by mouse and by keyboard", async ({ page, words: LL }) => {
  await page.setViewportSize({ width: XL, height: 800 });
  await openAnswered(page, LL, "/");
  const menu = wideMenu(page, LL);
  const parent = menu.getByRole("link", { name: LL.nav.participation(), exact: true });
  const child = menu.getByRole("link", { name: LL.nav.exhibiting(), exact: true });
  await expect(child).toBeHidden();
  await parent.hover();
  await expect(child).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(child).toBeHidden();
  await page.mouse.move(600, 700);
  await parent.focus();
  await page.keyboard.press("Tab");
  await expect(submenuButton(menu, LL)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(child).toBeVisible();
  await expectAccessible(page, "menu with its page below");
  await page.keyboard.press("Tab");
  await expect(child).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(child).toBeHidden();
  await expect(submenuButton(menu, LL)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectPage(page, "/exhibiting");
  await expect(child).toBeHidden();
});

test("on a phone the menu covers the screen and folds its page away", async ({ page, words: LL }) => {
  await page.setViewportSize(PHONE);
  await openAnswered(page, LL, "/overview");
  await menuButton(page, LL).click();
  const menu = fullMenu(page, LL);
  expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  const child = menu.getByRole("link", { name: LL.nav.exhibiting(), exact: true });
  const fold = submenuButton(menu, LL);
  await expect(child).toBeHidden();
  await expectAccessible(page, "full-screen menu");
  await fold.click();
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await expect(child).toBeVisible();
  await expectAccessible(page, "full-screen menu, unfolded");
  await fold.click();
  await expect(child).toBeHidden();
  for (let stops = 0; stops < 15; stops += 1) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("dialog, body")?.tagName)).not.toBe(
      "MAIN",
    );
    await expect(page.locator("main :focus, footer :focus")).toHaveCount(0);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(menuButton(page, LL)).toBeFocused();
  await page.keyboard.press("Enter");
  await fold.click();
  await child.click();
  await expectPage(page, "/exhibiting");
  await expect(menu).toBeHidden();
  await menuButton(page, LL).click();
  await page.setViewportSize({ width: XL, height: 800 });
  await expect(wideMenu(page, LL).getByRole("link", { name: LL.nav.overview() })).toBeVisible();
  await wideMenu(page, LL).getByRole("link", { name: LL.nav.overview() }).click();
  await expectPage(page, "/overview");
});

test("the header speaks the other language at once", async ({ language, page, words: LL }) => {
  await openAnswered(page, LL, "/overview");
  const link = () => wideMenu(page, LL).getByRole("link", { name: LL.nav.support(), exact: true });
  await expect(link()).toBeVisible();
  await switchTo(page, otherThan(language));
  await expect(link()).toHaveCount(0);
  await switchTo(page, language);
  await expect(link()).toBeVisible();
});

test("only somebody who is signed in is welcomed, and leaves by the header", async ({ page, words: LL }) => {
  await openAnswered(page, LL, "/");
  const welcome = header(page).getByText(LL.header.welcome({ name: PARTNER.name }));
  const profile = header(page).getByRole("link", { name: LL.header.profile(), exact: true });
  const logout = header(page).getByRole("button", { name: LL.actions.logout(), exact: true });
  for (const part of [welcome, profile, logout]) await expect(part).toHaveCount(0);
  await signInAsPartner(page, LL, PARTNER);
  const complaints = collectComplaints(page);
  await openHydrated(page, "/overview");
  await expect(welcome.first()).toBeVisible();
  await profile.first().click();
  await expect(page).toHaveURL(/\/profile$/);
  // Its header stands before the profile is there: what it reads must not meet the end of the session.
  await expect(page.getByRole("region", { name: LL.profile.sessions.title() })).toBeVisible();
  await settled(page);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/auth/logout", async (route) => {
    await held;
    await route.continue();
  });
  await logout.first().click();
  const pending = header(page).getByRole("button", { name: LL.actions.loggingOut(), exact: true });
  await expect(pending.first()).toBeDisabled();
  release();
  await expect(page).toHaveURL(/\/partner\/login$/);
  await page.goto("/");
  await expect(welcome).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test("the footer names the parties, and leads everywhere", async ({ page, portal, words: LL }) => {
  await openAnswered(page, LL, "/");
  const footer = page.getByRole("contentinfo");
  for (const parties of [LL.footer.organising(), LL.footer.realising()]) {
    const group = footer
      .locator("div", { has: page.getByRole("heading", { name: parties, exact: true }) })
      .last();
    await expect(group.locator("li img").first()).toBeVisible();
  }
  const site = footer.getByRole("link", { name: LL.footer.officialSite() });
  await expect(site).toHaveAttribute("href", /^https:\/\//);
  await expect(site).toHaveAttribute("target", "_blank");
  const paths = await footer
    .getByRole("navigation")
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? "").filter((to) => to.startsWith("/")),
    );
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const path of paths) expect((await page.request.get(`${portal.url}${path}`)).status(), path).toBe(200);
  await footer.getByRole("link", { name: LL.nav.privacy(), exact: true }).click();
  await expectPage(page, "/privacy-policy");
});

test("the copyright bears the year of the reader's clock", async ({ page, language, words: LL }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
  const complaints = collectComplaints(page);
  await openAnswered(page, LL, "/");
  const event = language === "pt" ? "Conferência do Clima 2025" : "Climate Conference 2025";
  await expect(page.getByText(LL.footer.copyright({ year: "2031", event }))).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the question about cookies comes late, moves nothing and is asked once", async ({
  page,
  words: LL,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  const html = await (await page.request.get("/")).text();
  expect(html).not.toContain(LL.cookies.rejectAll());
  await openHydrated(page, "/");
  const banner = page.getByRole("dialog", { name: LL.cookies.title() });
  await expect(banner).toBeVisible();
  const { height } = page.viewportSize() ?? { height: 0 };
  const box = await banner.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(height, 0);
  const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  await expectAccessible(page, "question about cookies");
  await rejectCookies(page, LL);
  await expect(banner).toBeHidden();
  const reopen = page.getByRole("button", { name: LL.footer.cookies(), exact: true });
  await reopen.focus();
  await page.keyboard.press("Enter");
  await expect(banner).toBeFocused();
  await banner.getByRole("checkbox", { name: LL.cookies.analytics(), exact: true }).check();
  await banner.getByRole("button", { name: LL.cookies.acceptSelected(), exact: true }).click();
  await expect(banner).toBeHidden();
  await expect(reopen).toBeFocused();
  await openHydrated(page, "/overview");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem("cookie-consent"));
  expect(JSON.parse(kept ?? "")).toEqual({ necessary: true, analytics: true, marketing: false });
});

test("on a phone the menu knows who is signed in", async ({ page, words: LL }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/partner/login");
  await fillLogin(page, LL, PARTNER);
  await expect(page).toHaveURL(/\/partner$/);
  await openHydrated(page, "/");
  await page.getByRole("button", { name: LL.cookies.rejectAll(), exact: true }).click();
  await menuButton(page, LL).click();
  const menu = fullMenu(page, LL);
  await expect(menu.getByText(LL.header.welcome({ name: PARTNER.name }))).toBeVisible();
  await expect(menu.getByRole("button", { name: LL.actions.logout(), exact: true })).toBeVisible();
  await menu.getByRole("link", { name: LL.header.profile(), exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(menu).toBeHidden();
});
