import type { Page } from "@playwright/test";
import { PUBLIC_PAGES } from "#server/pages/addresses.ts";
import { remaining } from "#domain/submissions/window.ts";
import { collectComplaints } from "./complaints.ts";
import { application, holdScripts } from "./held-part.ts";
import { expectHydrated } from "./hydrated.ts";
import { expectOnly, otherThan } from "./language.ts";
import { readEvent } from "./interest.ts";
import { MECHANICS } from "./mechanics.ts";
import { expect, test } from "./server.ts";
import { DAY_MS } from "#domain/wall-time.ts";

/** The page that the application takes over is the page that the server has drawn, wherever and whenever it is read. */

/** Opens the server's page and marks every part of it, before the application is there. */
async function drawAndMark(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScripts(page, application());
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.evaluate(() => {
    for (const part of document.querySelectorAll("#root *")) part.setAttribute("data-drawn", "");
  });
  return release;
}

/** What of header, page and footer is not the server's own. */
function drawnAnew(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header *, main, main *, footer *")]
      .filter((part) => !part.hasAttribute("data-drawn"))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("nothing of a public page is drawn a second time", async ({ page }) => {
  const complaints = collectComplaints(page);
  for (const path of [...PUBLIC_PAGES, "/exhibiting?lang=pt#services"])
    await test.step(path, async () => {
      const release = await drawAndMark(page, path);
      await release();
      await expectHydrated(page);
      await expect(page.getByRole("dialog")).toBeVisible();
      expect(await drawnAnew(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
});

test("whoever has scrolled in it before stays where they read", MECHANICS, async ({ page }) => {
  const release = await drawAndMark(page, "/exhibiting");
  await page.evaluate(() => window.scrollTo(0, 900));
  await release();
  await expectHydrated(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
});

test("a reader who once chose the other language gets it, on the same page", async ({ language, page }) => {
  const complaints = collectComplaints(page);
  const other = otherThan(language);
  await page.addInitScript((chosen) => localStorage.setItem("language", chosen), other);
  const release = await drawAndMark(page, "/partnership-and-exhibit");
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await release();
  await expectOnly(page, other);
  await expect(page.locator("main[data-drawn]")).toBeVisible();
  expect(complaints).toEqual([]);
});

test("a clock that is a day ahead of the server's has the last word", async ({ page, words: LL }) => {
  const { eoi } = await readEvent(page);
  const tomorrow = new Date(Date.now() + DAY_MS);
  const days = remaining(tomorrow, eoi)?.days ?? 0;
  expect(days).toBeGreaterThan(0);
  await page.clock.setFixedTime(tomorrow);
  const complaints = collectComplaints(page);
  await page.goto("/");
  await expect(page.getByText(LL.header.eoiDays({ days }), { exact: true })).toBeVisible();
  expect(complaints).toEqual([]);
});
