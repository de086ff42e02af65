import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, partnerNamed, signIn, signInAsPartner } from "./people.ts";
import { expect, test } from "./server.ts";
import { settled } from "./settled.ts";

/** What counts as still: a fifth of what Google calls good. */
const STILL = 0.02;
/** So that every place is drawn before what comes into it. */
const DELAY_MS = 400;
const SIZES = [
  { width: 375, height: 812 },
  { width: 1366, height: 768 },
];

test("nothing of the exhibitor's area moves while what it asked for arrives", async ({ page, words: LL }) => {
  await signInAsPartner(page, LL, partnerNamed("ingrid.solberg"));
  const order = await page.locator("main a[href^='/partner/orders/']").first().getAttribute("href");
  const wizard = await page.locator("main a[href^='/partner/customize/']").first().getAttribute("href");
  await expectStill(page, ["/partner", order ?? "", wizard ?? "", "/partner/messages", "/profile"]);
});

test("nothing of the desk moves while what it asked for arrives", async ({ page, words: LL }) => {
  // Somebody who has begun nothing today: one's own runs stand above the list of what they were for.
  await signIn(page, LL, { email: "submissions@example.org", password: DEMO_PASSWORD }, "/admin");
  await expectStill(page, [
    "/admin",
    "/admin/submissions",
    "/admin/evaluations",
    "/admin/orders",
    "/admin/catalog",
    "/admin/reports",
  ]);
});

/** Each screen loaded whole, at a phone's width and at a laptop's, with every answer late. */
async function expectStill(page: Page, paths: readonly string[]): Promise<void> {
  await page.addInitScript(noteShifts);
  await page.route("**/api/trpc/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, DELAY_MS));
    // A page that is left asks for nothing any more.
    await route.continue().catch(() => undefined);
  });
  const moved: Record<string, unknown> = {};
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(path);
      await settled(page);
      expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((before, { value }) => before + value, 0);
      if (sum > STILL) moved[`${path} at ${size.width}`] = shifts;
    }
  }
  expect(moved).toEqual({});
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

type Shift = { value: number; moved: string[] };

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Runs in the page before anything else of it. */
function noteShifts(): void {
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] };
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      const moved = sources.map(({ node }) => (node?.textContent ?? "").slice(0, 40));
      if (!hadRecentInput) window.shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
