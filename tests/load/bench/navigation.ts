import { type Browser, chromium, type Page } from "@playwright/test";
import { BROWSER_FLAGS, provideBrowser } from "../../browser.ts";
import { signIn } from "../visit.ts";
import { PASSWORD, STAFF } from "./season.ts";
import type { Work } from "./work.ts";

/** P21: an entry of the desk's menu from the press until its page stands, with all it asked for. */

const START = "/admin";
/** Of a page that was there before. */
const SEEN_MS = 100;

type Step = { path: string; first: number; again: number };
type Session = Awaited<ReturnType<typeof signIn>>;

export const navigation: Work = {
  id: "P21",
  what: "each entry of the desk's menu, pressed for the first time",
  reach: { longest: 300 },
  portal:
    async ({ target: { port } }) =>
    async () => {
      const url = `http://127.0.0.1:${port}`;
      const browser = await chromium.launch({ executablePath: provideBrowser(), args: BROWSER_FLAGS });
      try {
        const person = { email: STAFF, password: PASSWORD };
        const session = await signIn(browser, { url, path: `${START}/login`, language: "en" }, person);
        const steps: Step[] = [];
        for (const path of await menuOf(browser, url, session)) {
          steps.push(await pressTwice(browser, url, session, path));
        }
        const late = steps.filter(({ again }) => again > SEEN_MS);
        const slowest = steps.toSorted((a, b) => b.first - a.first)[0];
        const said = late.map(({ path, again }) => `${path} ${Math.round(again)}`);
        const note = `${slowest?.path} the slowest; again above ${SEEN_MS} ms: ${said.join(", ") || "none"}`;
        return { longest: slowest?.first, bad: late.length, note };
      } finally {
        await browser.close();
      }
    },
};

async function open(browser: Browser, url: string, session: Session): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: "en-GB", storageState: session });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(START);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.evaluate(untilItStands, { path: START });
  return page;
}

async function menuOf(browser: Browser, url: string, session: Session): Promise<string[]> {
  const page = await open(browser, url, session);
  const links = page.locator(`nav a[href^='${START}/']`);
  const paths = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  await page.context().close();
  return [...new Set(paths)];
}

async function pressTwice(browser: Browser, url: string, session: Session, path: string): Promise<Step> {
  const page = await open(browser, url, session);
  const first = await press(page, path);
  const before = (await page.locator("main h1").first().textContent()) ?? "";
  await page.evaluate(() => history.back());
  await page.evaluate(untilItStands, { path: START, before });
  const again = await press(page, path);
  await page.context().close();
  return { path, first, again };
}

/** Without the pointer over it, which would fetch ahead. */
async function press(page: Page, path: string): Promise<number> {
  const link = page.locator(`a[href='${path}']`).first();
  const [pressed, before] = await link.evaluate((element: HTMLElement): [number, string | undefined] => {
    const heading = document.querySelector("main h1")?.textContent;
    const now = performance.now();
    element.click();
    return [now, heading];
  });
  return (await page.evaluate(untilItStands, { path, before })) - pressed;
}

type Wanted = { path: string; before?: string | undefined };

/** In the page: the moment of the first of two frames in which it has a heading of its own and nothing on its way. */
async function untilItStands({ path, before }: Wanted): Promise<number> {
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
