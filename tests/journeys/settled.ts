import type { Browser, BrowserContext, Page, Request, Route } from "@playwright/test";
import { expect } from "./patience.ts";

/**
 * What is under way on a page, so that a journey acts neither before nor between: never `networkidle`, which says
 * nothing of the next call.
 */

const calls = new WeakMap<Page, Set<Request>>();

/** Knows from now on what every page of the browser is asking; answers the contexts that were opened since. */
export function watchBrowser(browser: Browser): { opened: Set<BrowserContext>; stop: () => void } {
  const opened = new Set<BrowserContext>();
  function watchContext(context: BrowserContext): void {
    opened.add(context);
    context.on("close", () => opened.delete(context));
    onPages(context, (page) => {
      watchCalls(page);
      arriveHydrated(page);
    });
  }
  browser.on("context", watchContext);
  return { opened, stop: () => void browser.off("context", watchContext) };
}

/** The one that is taken over from the journey before is there already. */
export function onPages(context: BrowserContext, see: (page: Page) => void): void {
  context.pages().forEach(see);
  context.on("page", see);
}

function watchCalls(page: Page): void {
  const underWay = new Set<Request>();
  calls.set(page, underWay);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    // That somebody still looks is told again and again, and changes nothing on the page.
    if (pathname.startsWith("/api/") && pathname !== "/api/live/looking") underWay.add(request);
  });
  // Not when it was read to its end: of some answers the page wants nothing but the status.
  page.on("response", (response) => underWay.delete(response.request()));
  page.on("requestfailed", (request) => underWay.delete(request));
}

const WAYS = ["goto", "reload", "goBack", "goForward", "waitForURL"] as const;

/**
 * A page that the server has drawn hears no click until React has taken it over, so whoever arrives at one waits for
 * that. `{ waitUntil: "commit" }` does not: for journeys that look at the page before, or keep its scripts away.
 */
function arriveHydrated(page: Page): void {
  const ways = page as unknown as Record<string, (...input: unknown[]) => Promise<unknown>>;
  for (const way of WAYS) {
    const go = ways[way]?.bind(page);
    ways[way] = async (...input) => {
      const answer = await go?.(...input).catch((failure: unknown) => overtaken(page, failure));
      const isEarly = (input.at(-1) as { waitUntil?: string } | undefined)?.waitUntil === "commit";
      if (!isEarly) await hydrated(page);
      return answer;
    };
  }
}

/** Firefox says so of a page that leads on before it has loaded; wherever it led is loaded then. */
async function overtaken(page: Page, failure: unknown): Promise<null> {
  if (!String(failure).includes("NS_BINDING_ABORTED")) throw failure;
  await page.waitForLoadState("load");
  return null;
}

/** React has taken the page over; one without scripts or of another kind is as it will stay. */
async function hydrated(page: Page): Promise<void> {
  const isStill = () => page.evaluate(() => matchMedia("(scripting: none)").matches);
  // A page that is left at once answers nothing.
  if (await isStill().catch(() => false)) return;
  await page.locator("html[data-hydrated], html:not(:has(#root))").waitFor({ state: "attached" });
}

/** What a page shows while something is on its way: a busy area, a spinner, the place of what will come. */
const LOADING = "[aria-busy='true'], .animate-spin, .animate-breathe";

/**
 * The page has everything it asked for, has drawn it and asks for nothing further. With it what a journey does next is
 * the only thing that happens.
 */
export async function settled(page: Page): Promise<void> {
  const underWay = calls.get(page) ?? new Set();
  const look = async () => {
    const before = underWay.size;
    const loading = before === 0 ? await drawAndCount(page) : undefined;
    // A call that an answer led to has begun meanwhile.
    return { calls: [...underWay].map((request) => request.url()), before, loading };
  };
  await expect.poll(look, { intervals: [50, 100, 200] }).toEqual({ calls: [], before: 0, loading: 0 });
}

/** Lets the page draw what has arrived and begin what follows from it. */
function drawAndCount(page: Page): Promise<number> {
  return page.evaluate(async (selector) => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 20));
    return document.querySelectorAll(selector).length;
  }, LOADING);
}

/** On to another screen of the same area as a link of it leads there: nothing is loaded anew. */
export async function walkTo(page: Page, path: string): Promise<void> {
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await page.evaluate((to) => history.pushState({}, "", to), path);
  await expect(heading).not.toHaveText(before ?? "");
}

/** The session ends under settled pages of one browser: the next thing somebody does is what meets it. */
export async function endSession(...pages: [Page, ...Page[]]): Promise<void> {
  for (const page of pages) await stopListening(page);
  await pages[0].context().clearCookies();
}

/** A settled page hears nothing further by itself, neither of changes nor that its session is gone. */
async function stopListening(page: Page): Promise<void> {
  await settled(page);
  await holdCalls(page, "api/live");
}

export type Held = {
  /** Resolves once so many calls have come and wait. */
  arrived: (count?: number) => Promise<void>;
  release: () => Promise<void>;
};

/**
 * Keeps back, until released, every call of the page whose address holds this part: "trpc/orders.mine". Its route
 * stays: to take one away while the page calls can lose a call.
 */
export async function holdCalls(page: Page, part: string): Promise<Held> {
  const waiting: Route[] = [];
  let isReleased = false;
  await page.route(
    (url) => url.pathname.startsWith("/api/") && url.pathname.includes(part),
    (route) => (isReleased ? route.fallback() : void waiting.push(route)),
  );
  return {
    arrived: (count = 1) => expect.poll(() => waiting.length).toBeGreaterThanOrEqual(count),
    async release() {
      isReleased = true;
      for (const route of waiting) await route.fallback();
    },
  };
}
