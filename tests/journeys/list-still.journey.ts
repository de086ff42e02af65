import type { Page } from "@playwright/test";
import { takeSession } from "./people.ts";
import { expect, test } from "./server.ts";

/** Every list of the desk stands on the same screen; these differ in tools, chips and what stands before the rows. */
const LISTS = [
  "/admin/submissions",
  "/admin/evaluations",
  "/admin/orders",
  "/admin/custom-services",
  "/admin/requests",
  "/admin/partners",
  "/admin/mails",
  "/admin/history",
];

type Watched = { rowsAt?: number };

/** Writes down where the first row stood when it came. */
async function watchRows(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = ((globalThis as { watched?: Watched }).watched = {});
    new MutationObserver(() => {
      const row = document.querySelector("[data-row]");
      watched.rowsAt ??= row?.getBoundingClientRect().top;
    }).observe(document, { childList: true, subtree: true });
  });
}

// A row that slides away between press and release is not opened: the press is lost.
// A phone, and the least width of the wide screens: there their tools are nearest to wrapping.
for (const width of [375, 1280])
  test(`what comes to a list after its rows moves none of them, ${width} pixels wide`, async ({
    page,
    portal,
    words: LL,
  }) => {
    await takeSession(page, portal.admin);
    await page.setViewportSize({ width, height: 800 });
    await watchRows(page);
    // They come after the rows.
    const tools = [LL.listing.views.title(), LL.exports.menu.open()];
    for (const path of LISTS) {
      await page.goto(path);
      await page.locator("[data-row]").first().waitFor();
      for (const name of tools) await page.getByRole("button", { name, exact: true }).waitFor();
      const [came, stands] = await page.evaluate(() => [
        (globalThis as { watched?: Watched }).watched?.rowsAt,
        document.querySelector("[data-row]")?.getBoundingClientRect().top,
      ]);
      expect.soft(stands, path).toBe(came);
    }
  });
