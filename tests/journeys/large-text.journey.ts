import type { Page } from "@playwright/test";
import { openHydrated } from "./hydrated.ts";
import { expect, test } from "./server.ts";

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
