import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, provideBrowser } from "../browser.ts";
import { type Credentials, partnerNamed } from "../journeys/people.ts";
import { ADMIN, startPortal } from "../portal-process.ts";
import { median } from "./median.ts";
import { printTable } from "./table.ts";
import { signIn } from "./visit.ts";
import { provideBuild } from "./web-build.ts";

/** What is to be reached (P21), in milliseconds: a page that was there before, and one that was not. */
const SEEN_MS = 100;
const NEW_MS = 300;
const ROUNDS = 5;

type Area = { start: string; menu: string; person?: Credentials };

const AREAS: Area[] = [
  { start: "/", menu: "header nav a[href]" },
  {
    start: "/partner",
    menu: "nav a[href^='/partner'], header a[href='/profile']",
    person: partnerNamed("luisa.antunes"),
  },
  { start: "/admin", menu: "nav a[href^='/admin/']", person: ADMIN },
];

type Step = { from: string; to: string; first: number[]; again: number[] };

/**
 * `bun run navigating`: how long each entry of a menu takes from the press until its page stands with all it asked
 * for, the first time and when it was there before (P21). Pressed without the pointer over it, which would fetch
 * ahead. Ends with 1 when a middle one takes longer than it may.
 */
async function measureNavigating(): Promise<void> {
  await provideBuild();
  const browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_FLAGS });
  const portal = await startPortal({ seed: "demo" });
  try {
    const steps: Step[] = [];
    for (const area of AREAS) steps.push(...(await measureArea(browser, portal.url, area)));
    const rows = steps.map(({ from, to, first, again }) => [
      `${from} to ${to}`,
      ...[median(first), Math.max(...first), median(again), Math.max(...again)].map((ms) => ms.toFixed(0)),
    ]);
    printTable([["step", "first, middle", "longest", "again, middle", "longest"], ...rows], 1);
    const isSlow = ({ first, again }: Step) => median(first) > NEW_MS || median(again) > SEEN_MS;
    if (steps.length === 0 || steps.some(isSlow)) process.exitCode = 1;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

async function measureArea(browser: Browser, url: string, { start, menu, person }: Area): Promise<Step[]> {
  const session = person && (await signIn(browser, { url, path: `${start}/login`, language: "en" }, person));
  const open = async () => {
    const context = await browser.newContext({ baseURL: url, locale: "en-GB", storageState: session });
    const page = await context.newPage();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(start);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await stands(page, start);
    return page;
  };
  const first = await open();
  const links = await first
    .locator(menu)
    .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  const paths = [...new Set(links)].filter(
    (path) => path !== start && path.startsWith("/") && !path.includes("#"),
  );
  await first.context().close();
  const steps = paths.map((to): Step => ({ from: start, to, first: [], again: [] }));
  for (const step of steps) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await open();
      step.first.push(await press(page, step.to));
      const here = (await page.locator("main h1").first().textContent()) ?? "";
      await page.evaluate(() => history.back());
      await stands(page, start, here);
      step.again.push(await press(page, step.to));
      await page.context().close();
    }
  }
  return steps;
}

/** Waits until a page stands, as the clock of this program sees it. */
function stands(page: Page, path: string, before?: string): Promise<number> {
  return page.evaluate(untilItStands, { path, before });
}

async function press(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href='${path}']`).first();
  const [pressed, before] = await link.evaluate((element: HTMLElement): [number, string | undefined] => {
    const heading = document.querySelector("main h1")?.textContent;
    const now = performance.now();
    element.click();
    return [now, heading];
  });
  return (await stands(page, path, before)) - pressed;
}

/** In the page: the moment of the first of two frames in which it has a heading of its own and nothing on its way. */
async function untilItStands({
  path,
  before,
}: {
  path: string;
  before?: string | undefined;
}): Promise<number> {
  const isThere = () => {
    const heading = document.querySelector("main h1")?.textContent;
    return (
      location.pathname === path &&
      heading !== undefined &&
      heading !== before &&
      document.querySelector("main [aria-busy='true'], main .animate-spin, main .animate-breathe") === null
    );
  };
  const frame = () =>
    new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
  for (let since: number | undefined, at = await frame(); ; at = await frame()) {
    if (!isThere()) since = undefined;
    else if (since !== undefined) return since;
    else since = at;
  }
}

await measureNavigating();
