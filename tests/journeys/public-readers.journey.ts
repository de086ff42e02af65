import type { Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { installClock, stopClock } from "./clock.ts";
import { application } from "./held-part.ts";
import { expectHydrated, openHydrated } from "./hydrated.ts";
import { rejectCookies } from "./interest.ts";
import { partnerNamed, signInAsPartner } from "./people.ts";
import { expectSeen } from "./seen.ts";
import { expect, test } from "./server.ts";
import { partsNamed } from "./parts.ts";
import { expectSpinner } from "./seen.ts";

/** The public pages for those who read by keyboard, in colours of their own, slowly or without JavaScript. */

const PATHS = ["/", "/overview", "/partnership-and-exhibit", "/exhibiting", "/services-and-support"];

async function openAnswered(page: Page, LL: TranslationFunctions, path: string): Promise<void> {
  await openHydrated(page, path);
  await rejectCookies(page, LL);
}

test("the keyboard alone reaches everything, and sees where it is", async ({ page, words: LL }) => {
  await openHydrated(page, "/overview");
  const banner = page.getByRole("dialog", { name: LL.cookies.title() });
  await expect(banner).toBeVisible();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: LL.header.skip(), exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(banner.getByRole("link", { name: LL.nav.privacy(), exact: true })).toBeFocused();
  const reject = banner.getByRole("button", { name: LL.cookies.rejectAll(), exact: true });
  for (let stops = 0; stops < 6 && !(await isFocused(reject)); stops += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(banner).toBeHidden();
  await skip.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  const enlarge = page.getByRole("link", { name: LL.actions.enlarge() }).first();
  for (let stops = 0; stops < 30 && !(await isFocused(enlarge)); stops += 1) {
    await page.keyboard.press("Tab");
    await expectRing(page);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: LL.lightbox.title() })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enlarge).toBeFocused();
});

function isFocused(target: ReturnType<Page["getByRole"]>): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** What has the focus is on screen and has a ring. */
async function expectRing(page: Page): Promise<void> {
  const focus = page.locator(":focus");
  await expect(focus).toBeInViewport();
  // A ring that is still growing has not its width yet.
  const ring = () =>
    focus.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { outlineStyle, width: Number.parseFloat(outlineWidth) };
    });
  await expect.poll(ring).toEqual({ outlineStyle: "solid", width: 2 });
}

test("without JavaScript every page can be read and reached", async ({ browser, language, words: LL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    locale: language === "pt" ? "pt-BR" : "en-GB",
    viewport: { width: 375, height: 812 },
  });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("button", { name: LL.header.openMenu() })).toBeHidden();
  const menu = page.getByRole("link", { name: LL.header.menu(), exact: true });
  await menu.click();
  const siteMap = page.getByRole("navigation", { name: LL.footer.siteMap() });
  await expect(siteMap).toBeInViewport();
  await siteMap.getByRole("link", { name: LL.nav.exhibiting(), exact: true }).click();
  await expect(page).toHaveURL(/\/exhibiting$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const other = language === "pt" ? "en" : "pt";
  await page
    .getByRole("button", { name: new RegExp(`^${other.toUpperCase()}, `) })
    .first()
    .click();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page).toHaveURL(new RegExp(`/exhibiting\\?lang=${other}$`));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("header summary").click();
  await expect(page.locator("header details a")).toBeVisible();
  await context.close();
});

test("in the reader's own colours the current page and the choices still show", async ({
  page,
  words: LL,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAnswered(page, LL, "/overview");
  const menu = page.getByRole("navigation", { name: LL.header.main() });
  const line = (name: string) =>
    menu
      .getByRole("link", { name, exact: true })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await line(LL.nav.overview())).toBe("underline");
  expect(await line(LL.nav.support())).toBe("none");
  const language = page.getByRole("banner").locator("button[aria-pressed=true]").first();
  await expect(language).toHaveCSS("text-decoration-line", "underline");
  await page.keyboard.press("Tab");
  await expectRing(page);
});

test("the home has no motion for who wants less, every page after it starts at its top, and the dark lot leads to the form", async ({
  page,
  words: LL,
}) => {
  await test.step("who wants less motion gets none", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAnswered(page, LL, "/");
    const moving = () =>
      page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 10)
            .length,
      );
    expect(await moving()).toBe(0);
  });
  await test.step("every new page starts at its top", async () => {
    const footer = page.getByRole("contentinfo");
    for (const name of [LL.nav.overview(), LL.nav.support(), LL.nav.exhibiting(), LL.nav.home()]) {
      await footer.scrollIntoViewIfNeeded();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
      await footer.getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    }
  });
  await test.step("the lot that is still dark leads to the form, and a stand under the pointer says what it is", async () => {
    const stand = page.locator(".town-names g").first();
    const fill = () => stand.locator("text").evaluate((name) => getComputedStyle(name).fill);
    expect(await fill()).toBe("rgba(0, 0, 0, 0)");
    await stand.locator("polygon").hover();
    await expect.poll(fill).toBe("rgb(245, 240, 228)");
    await page.getByRole("link", { name: LL.home.town.marked() }).click();
    await expect(page).toHaveURL(/\/expression-of-interest$/);
  });
});

test("a heavy page shows a spinner until it is there; a link that names a place goes there, view and focus both (UI-01, UI-02, ROUTE-04, ROUTE-08)", async ({
  page,
  words: LL,
}) => {
  await test.step("a heavy page shows a spinner until it is there (UI-02, ROUTE-04, ROUTE-08)", async () => {
    await openAnswered(page, LL, "/");
    const footer = page.getByRole("contentinfo");
    for (const [name, path] of [
      [LL.nav.exhibiting(), "/exhibiting"],
      [LL.nav.privacy(), "/privacy-policy"],
    ] as const) {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      const chunk = partsNamed(new RegExp(`^${path.slice(1, 8)}`));
      await page.route(chunk, async (route) => {
        await held;
        await route.continue();
      });
      await footer.getByRole("link", { name, exact: true }).click();
      await expectSpinner(page, LL);
      release();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });
  await test.step("a link that names a place goes there, view and focus both (UI-01)", async () => {
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: LL.nav.support(), exact: true }).click();
    await page.locator('main a[href="/exhibiting#services"]').click();
    const place = page.locator("#services");
    await expect(place).toBeFocused();
    await expect(place).toBeInViewport();
    await expect
      .poll(() => place.evaluate((there) => Math.abs(there.getBoundingClientRect().top)))
      .toBeLessThan(200);
    await page.goBack();
    await page.locator('main a[href="/exhibiting#services"]').focus();
    await page.keyboard.press("Enter");
    await expect(place).toBeFocused();
  });
});

test("an unknown address is NotFound, in one word (ROUTE-28)", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.locator("body")).toHaveText("NotFound");
  for (const path of PATHS) expect((await page.request.get(path)).status()).toBe(200);
});

test("a page that breaks says so, reports it and offers a way back (ERR-25)", async ({ page, words: LL }) => {
  const reports: string[] = [];
  await page.route("**/api/crashes", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204 });
  });
  await page.route("**/api/trpc/submissions.track*", (route) =>
    route.fulfill({ json: [{ result: { data: { status: "PENDING", history: 0 } } }] }),
  );
  await page.goto("/status/a-token-long-enough-for-a-known-page");
  await expect(
    page.getByRole("heading", { level: 1, name: LL.error.notOpened(), exact: true }),
  ).toBeVisible();
  await expectSeen(page.getByText("Unexpected Application Error!", { exact: true }));
  await expect.poll(() => reports.length).toBe(1);
  const report = JSON.parse(reports[0] ?? "{}") as Record<string, unknown>;
  expect(Object.keys(report).toSorted()).toEqual(["message", "name", "path", "stack"]);
  await page.getByRole("link", { name: LL.actions.goHome(), exact: true }).click();
  await expectHydrated(page);
  await expect(page).toHaveURL(/\/$/);
});

test("an application that cannot be fetched leaves the page readable, and is reported", async ({
  page,
  words: LL,
}) => {
  const reports: string[] = [];
  await page.route("**/api/crashes", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ status: 204 });
  });
  await page.route(application(), (route) => route.abort());
  await page.goto("/overview", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: LL.nav.home() })).toBeVisible();
  await expect.poll(() => reports.length).toBe(1);
});

test("at most three notices of four seconds show, 356 px wide (LIM-01, LIM-02, LIM-03)", async ({
  callsOf,
  page,
  words: LL,
}) => {
  const partner = partnerNamed("luisa.antunes");
  // There is another session to end.
  await callsOf(partner);
  await installClock(page);
  await signInAsPartner(page, LL, partner, "/profile");
  const end = page.getByRole("button", { name: LL.profile.sessions.endOthers(), exact: true });
  await page.route("**/api/trpc/*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const notices = page.locator("[data-sonner-toast][data-visible=true]");
  for (let nth = 1; nth <= 5; nth += 1) {
    await end.press("Enter");
    await expect(notices).toHaveCount(Math.min(nth, 3));
    await expect(end).toBeEnabled();
    // Under the pointer their time stands still: a slow machine sees all of them, too.
    if (nth === 1) await notices.first().hover();
  }
  const box = await notices.first().boundingBox();
  expect(box?.width).toBe(356);
  await page.mouse.move(0, 0);
  await expect(notices).toHaveCount(0);

  await stopClock(page);
  await end.press("Enter");
  await expect(async () => {
    // The layer of the calls waits for the next turn of the clock before it tells of a failure.
    await page.clock.runFor(1);
    await expect(notices).toHaveCount(1, { timeout: 100 });
  }).toPass();
  await page.clock.runFor(3_900);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(400);
  await expect(notices).toHaveCount(0);
});
