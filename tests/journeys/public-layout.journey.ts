import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints } from "./complaints.ts";
import { seasonAt } from "#server/demo/season.ts";
import { openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { otherThan, switchTo } from "./language.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectPage, header, openAnswered, wideMenu } from "./public-header.ts";
import { settled } from "./settled.ts";
import { expect, test } from "./server.ts";

/** Header, footer and the question about cookies, around every public page. */

const PARTNER = { ...partnerNamed("luisa.antunes"), name: "Luísa Antunes" };

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo(0, y), top);
}

const HEAD = {
  pt: { title: /- Oportunidades de Exposição e Parceria$/, description: /^Oportunidades de exposição/ },
  en: { title: /- Exhibition & Partnership Opportunities$/, description: /^Exhibition and partnership/ },
};

test("the bar goes with the forest, speaks the other language at once and stays under a key or a pointer (HDR-04, UI-06)", async ({
  language,
  page,
  words: LL,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAnswered(page, LL, "/overview");
  await test.step("the bar goes with the forest, comes back on paper further down and moves nothing", async () => {
    const bar = header(page);
    const top = async () => (await bar.boundingBox())?.y;
    const ground = () =>
      bar.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor);
    const forest = await ground();
    await scrollTo(page, 199);
    await expect.poll(top).toBeLessThanOrEqual(-64);
    await scrollTo(page, 900);
    await expect.poll(top).toBe(0);
    await expect.poll(ground).not.toBe(forest);
    await expectAccessible(page, "bar on paper");
    const [first, second] = [
      LL.overview.opportunities.exhibitLink(),
      LL.overview.opportunities.joinLink(),
    ].map((name) => page.getByRole("main").getByRole("link", { name, exact: true }));
    await second?.focus();
    await first?.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 20));
    await page.keyboard.press("Shift+Tab");
    await expect(first ?? bar).toBeFocused();
    expect((await first?.boundingBox())?.y, "below the bar").toBeGreaterThanOrEqual(64);
    const place = await page.evaluate(() => window.scrollY);
    await wideMenu(page, LL).getByRole("link", { name: LL.nav.support(), exact: true }).focus();
    expect(await page.evaluate(() => window.scrollY), "in the bar already").toBe(place);
  });
  await test.step("header, title and description speak the other language at once (HDR-04, UI-06)", async () => {
    const link = () => wideMenu(page, LL).getByRole("link", { name: LL.nav.support(), exact: true });
    const description = page.locator("meta[name=description]");
    await expect(link()).toBeVisible();
    for (const each of [language, otherThan(language)]) {
      await switchTo(page, each);
      await expect(link()).toHaveCount(each === language ? 1 : 0);
      await expect(page).toHaveTitle(HEAD[each].title);
      await expect(description).toHaveAttribute("content", HEAD[each].description);
    }
    await switchTo(page, language);
    await expect(link()).toBeVisible();
    const interest = header(page).getByRole("link", { name: LL.header.eoiLink() });
    await expect(interest).toHaveAccessibleDescription(/(?:abertas até|open until) \d/);
  });
  await test.step("reached by a key it stays under the pointer that presses there, wherever the page was scrolled to", async () => {
    for (const [scrolled, language] of [
      [120, "pt"],
      [900, "en"],
    ] as const) {
      const other = otherThan(language);
      await switchTo(page, other);
      await scrollTo(page, scrolled);
      const box = await header(page)
        .getByRole("button", { name: new RegExp(`^${language.toUpperCase()}, `) })
        .boundingBox();
      expect(box?.y, `at ${scrolled} px`).toBeGreaterThan(0);
      await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 8);
      await page.mouse.down();
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      await page.mouse.up();
      await expect(page.locator("html")).toHaveAttribute("lang", language);
    }
  });
});

test("only somebody who is signed in is welcomed, and leaves by the header (HDR-05, HDR-06, HDR-07, AUTH-25)", async ({
  page,
  words: LL,
}) => {
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

test("the copyright bears the year of the reader's clock (FTR-04)", async ({ page, language, words: LL }) => {
  await page.clock.setFixedTime(new Date("2031-06-01T12:00:00Z"));
  const complaints = collectComplaints(page);
  await openAnswered(page, LL, "/");
  const event = seasonAt(new Date()).event.name[language];
  await expect(page.getByText(LL.footer.copyright({ year: "2031", event }))).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the question about cookies comes late, moves nothing and is asked once; the footer below it leads everywhere (COOK-01, COOK-02, COOK-03, FTR-01, FTR-02, FTR-03)", async ({
  page,
  portal,
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
  // Polled: the frame in which it appears may still be its first, 8 px lower.
  const bottom = () =>
    banner.evaluate((element) => Math.abs(element.getBoundingClientRect().bottom - window.innerHeight));
  await expect.poll(bottom).toBeLessThan(0.5);
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

  await test.step("the footer names the parties, and leads everywhere (FTR-01, FTR-02, FTR-03)", async () => {
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
    for (const path of paths)
      expect((await page.request.get(`${portal.url}${path}`)).status(), path).toBe(200);
    await footer.getByRole("link", { name: LL.nav.privacy(), exact: true }).click();
    await expectPage(page, "/privacy-policy");
  });
});
