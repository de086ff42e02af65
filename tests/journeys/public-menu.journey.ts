import type { Locator, Page } from "@playwright/test";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { expectAccessible } from "./accessible.ts";
import { holdPart } from "./held-part.ts";
import { openHydrated } from "./hydrated.ts";
import { fillLogin, partnerNamed, takeSession } from "./people.ts";
import {
  expectPage,
  fullMenu,
  header,
  menuButton,
  openAnswered,
  submenuButton,
  wideMenu,
} from "./public-header.ts";
import { expect, test } from "./server.ts";
import { holdCalls } from "./settled.ts";
import { answer, signInDialog } from "./sign-in-again.ts";

/** The wide menu, and the one over the whole screen of a phone. */

const PARTNER = { ...partnerNamed("luisa.antunes"), name: "Luísa Antunes" };
const PHONE = { width: 375, height: 812 };
/** The first width of the wide menu (HDR-10). */
const XL = 1280;

/** What a reader may do while a part of the page is on its way. */
const GOING_ON: Record<string, (page: Page, LL: TranslationFunctions) => Promise<void>> = {
  "pressed Escape": (page) => page.keyboard.press("Escape"),
  "went to another page": async (page, LL) => {
    await page.getByRole("contentinfo").getByRole("link", { name: LL.nav.support(), exact: true }).click();
    await expectPage(page, "/services-and-support");
  },
};

/** A click that does not scroll its target into view first. */
function clickFromBelow(link: Locator): Promise<void> {
  return link.evaluate((element: HTMLElement) => element.click());
}

test("the menu of a phone covers the screen and gives way to the wide one, which leads everywhere (HDR-01, HDR-02, HDR-03, HDR-08, HDR-09, HDR-10)", async ({
  page,
  words: LL,
}) => {
  await test.step("on a phone it covers the screen and folds its page away (HDR-08, HDR-09)", async () => {
    await page.setViewportSize(PHONE);
    await openAnswered(page, LL, "/overview");
    await menuButton(page, LL).click();
    const menu = fullMenu(page, LL);
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
    // The page under it is through once more, as at its beginning: who opened the menu at once keeps it.
    await page.evaluate(
      () =>
        new Promise((done) => {
          dispatchEvent(new PopStateEvent("popstate"));
          requestAnimationFrame(() => requestAnimationFrame(done));
        }),
    );
    await expect(menu).toBeVisible();
    const child = menu.getByRole("link", { name: LL.nav.exhibiting(), exact: true });
    const fold = submenuButton(menu, LL);
    await expect(child).toBeVisible();
    await expectAccessible(page, "full-screen menu");
    await fold.click();
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(child).toBeHidden();
    await expectAccessible(page, "full-screen menu, folded");
    await fold.click();
    await expect(child).toBeVisible();
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
    await child.click();
    await expectPage(page, "/exhibiting");
    await expect(menu).toBeHidden();
    await menuButton(page, LL).click();
    await page.setViewportSize({ width: XL, height: 800 });
    await expect(wideMenu(page, LL).getByRole("link", { name: LL.nav.overview() })).toBeVisible();
    await wideMenu(page, LL).getByRole("link", { name: LL.nav.overview() }).click();
    await expectPage(page, "/overview");
  });
  await test.step("the wide one leads to every page it names, each from its top (HDR-01, HDR-02, HDR-10)", async () => {
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
  await test.step("the page below an entry opens by mouse and by keyboard (HDR-03)", async () => {
    await page.setViewportSize({ width: XL, height: 800 });
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
});

test("a menu that arrives after the window was widened leaves the page usable", async ({
  page,
  words: LL,
}) => {
  await page.setViewportSize(PHONE);
  const menu = await holdPart(page, "menu-dialog");
  await openAnswered(page, LL, "/overview");
  await menuButton(page, LL).click();
  await menu.asked;
  await page.setViewportSize({ width: XL, height: 800 });
  await menu.arrive();
  await wideMenu(page, LL).getByRole("link", { name: LL.nav.support(), exact: true }).click();
  await expectPage(page, "/services-and-support");
});

for (const [what, goOn] of Object.entries(GOING_ON)) {
  test(`a menu that arrives after its reader ${what} stays closed, until it is asked for`, async ({
    page,
    words: LL,
  }) => {
    await page.setViewportSize(PHONE);
    const menu = await holdPart(page, "menu-dialog");
    await openAnswered(page, LL, "/overview");
    await menuButton(page, LL).click();
    await menu.asked;
    await goOn(page, LL);
    await menu.arrive();
    await expect(fullMenu(page, LL)).toHaveCount(0);
    await menuButton(page, LL).click();
    await expect(fullMenu(page, LL)).toBeVisible();
  });
}

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

test("a session that ends under the open menu of the desk asks for the password, and the menu is there again", async ({
  page,
  portal,
  words: LL,
}) => {
  await openAnswered(page, LL, "/");
  await takeSession(page, portal.admin);
  await page.setViewportSize(PHONE);
  const reading = await holdCalls(page, "orders.list");
  await page.goto("/admin/orders");
  await reading.arrived();
  await menuButton(page, LL).click();
  const submissions = page.getByRole("dialog").getByRole("link", { name: LL.rail.to.submissions() });
  await expect(submissions).toBeVisible();
  await page.context().clearCookies();
  await reading.release();
  const dialog = signInDialog(page, LL);
  await expect(dialog.getByLabel(LL.auth.login.password(), { exact: false }).first()).toBeFocused();
  await answer(dialog, LL, portal.admin.password);
  await expect(submissions).toBeVisible();
  await submissions.click();
  await expect(page).toHaveURL(/\/admin\/submissions/);
});
