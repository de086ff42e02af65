import type { Page } from "@playwright/test";
import { cutText } from "./cut-text.ts";
import { openHydrated } from "./hydrated.ts";
import { partnerNamed, signInAsPartner, signInAsStaff } from "./people.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";

const WIDTHS = [375, 768, 1024, 1440];
const HEIGHT = 900;

test("at twice the size of the text nothing is cut off", async ({ page, words: LL }) => {
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/overview");
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    const banner = page.getByRole("dialog", { name: LL.cookies.title() });
    if (width === 1280)
      await banner.getByRole("button", { name: LL.cookies.rejectAll(), exact: true }).click();
    await expectNoneCut(page);
    if (width === 375) {
      await page.getByRole("button", { name: LL.header.openMenu(), exact: true }).click();
      await expectNoneCut(page);
      const menu = page.getByRole("dialog", { name: LL.header.menu(), exact: true });
      await menu.getByRole("link", { name: LL.nav.support(), exact: true }).click();
      await expect(page).toHaveURL(/\/services-and-support$/);
    }
  }
});

/** The page is no wider than the window, and nothing of header, menu, banner or footer reaches over an edge. */
async function expectNoneCut(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const parts = document.querySelectorAll("header *, footer *, dialog[open] *, [role=dialog] *");
      const over = [...parts].filter((part) => {
        const { left, right, width } = part.getBoundingClientRect();
        return width > 0 && !part.closest("[aria-hidden]") && (left < -1 || right > clientWidth + 1);
      });
      return { wider: scrollWidth > clientWidth, over: over.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
    });
  await expect.poll(overflow).toEqual({ wider: false, over: [] });
}

test("at twice the size of the text no screen of the desk is cut or scrolls sideways", async ({
  page,
  portal,
  words: LL,
}) => {
  await signInAsStaff(page, LL, portal);
  await expectWholeAtEveryWidth(page);
  const screens = { submissions: "/admin/submissions", orders: "/admin/orders" };
  for (const path of Object.values(screens)) {
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.goto(path);
    await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().waitFor();
    await expectWholeAtEveryWidth(page);
    await page.setViewportSize({ width: 1440, height: HEIGHT });
    await page.getByRole("table").getByRole("row").nth(1).getByRole("link").first().click();
    await expect(page).not.toHaveURL(new RegExp(`${path}(\\?|$)`));
    await expectWholeAtEveryWidth(page);
  }
  await page.goto("/admin/gruporg");
  await page.getByRole("heading", { name: LL.evaluations.reviews.marks(), exact: true }).waitFor();
  await expectWholeAtEveryWidth(page);
});

test("at twice the size of the text no screen of an exhibitor is cut or scrolls sideways", async ({
  page,
  words: LL,
}) => {
  await signInAsPartner(page, LL, partnerNamed("ana.moura"));
  await expectWholeAtEveryWidth(page);
  await page.locator("a[href^='/partner/orders/']").first().click();
  await expect(page).toHaveURL(/\/partner\/orders\//);
  await expectWholeAtEveryWidth(page);
  await page.goto("/profile");
  await expectWholeAtEveryWidth(page);
});

async function expectWholeAtEveryWidth(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await settled(page);
    await expect
      .poll(() => cutText(page), { message: `${page.url()} at ${width} px` })
      .toEqual({ wider: 0, cut: [] });
  }
}
