import type { Browser, BrowserContext, Page, Request } from "@playwright/test";
import type { Locale } from "#domain/locales.ts";

/** What a browser with an empty cache fetched, by kind: bytes of the bodies as they travelled (brotli), 1 kB = 1000. */
export const KINDS = ["script", "stylesheet", "font", "image", "document"] as const;
export type Kind = (typeof KINDS)[number];

export type Traffic = {
  bytes: Record<Kind, number>;
  /** The addresses of the scripts, as the build names them: `assets/index-….js`. */
  scripts: string[];
  /** What each of them weighs. */
  weights: ReadonlyMap<string, number>;
};

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

export type Visit = { url: string; path: string; language: Locale; session?: Session };

/** What one visit fetches, counted from the first request on. */
export type Counter = {
  /** What came since the last call, once nothing more does. */
  next: () => Promise<Traffic>;
};

/** A page that runs and asked for nothing for so long wants nothing more. */
const QUIET_MS = 500;

/** Opens a page as somebody who was never here. */
export async function visit<T>(
  browser: Browser,
  { url, path, language, session }: Visit,
  then: (page: Page, counter: Counter) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language === "pt" ? "pt-BR" : "en-GB",
    storageState: session,
  });
  try {
    await context.addCookies([{ name: "language", value: language, url }]);
    const counter = countTraffic(context);
    const page = await context.newPage();
    await page.goto(path);
    await page.locator("html[data-hydrated]").waitFor();
    return await then(page, counter);
  } finally {
    await context.close();
  }
}

function countTraffic(context: BrowserContext): Counter {
  let arrived: Promise<{ kind: string; path: string; bytes: number }>[] = [];
  const network = { underWay: 0, lastChange: Date.now() };
  const change = (by: number, request: Request) => {
    // The stream of changes stays open for as long as the page.
    if (new URL(request.url()).pathname === "/api/live") return;
    network.underWay += by;
    network.lastChange = Date.now();
  };
  context.on("request", (request) => change(1, request));
  context.on("requestfailed", (request) => change(-1, request));
  context.on("requestfinished", (request) => {
    change(-1, request);
    const kind = request.resourceType();
    const path = new URL(request.url()).pathname.slice(1);
    // A file met again in the memory of the same page has no size; a page that was left tells none any more.
    const size = request.sizes().then(
      ({ responseBodySize }) => Math.max(0, responseBodySize),
      () => 0,
    );
    arrived.push(size.then((bytes) => ({ kind, path, bytes })));
  });

  async function next(): Promise<Traffic> {
    // What a click sets off begins a moment after it.
    network.lastChange = Date.now();
    while (network.underWay > 0 || Date.now() - network.lastChange < QUIET_MS) await Bun.sleep(50);
    const files = await Promise.all(arrived);
    arrived = [];
    const sum = (kind: Kind) =>
      files.filter((file) => file.kind === kind).reduce((total, file) => total + file.bytes, 0);
    const bytes = Object.fromEntries(KINDS.map((kind) => [kind, sum(kind)])) as Record<Kind, number>;
    const scripts = files.filter(({ kind }) => kind === "script");
    return {
      bytes,
      scripts: scripts.map(({ path }) => path),
      weights: new Map(scripts.map(({ path, bytes: weight }) => [path, weight])),
    };
  }
  return { next };
}

/** Signs in once; what the browser then holds is the session of later visits. */
export async function signIn(
  browser: Browser,
  { url, path, language }: Visit,
  person: { email: string; password: string },
): Promise<Session> {
  return visit(browser, { url, path, language }, async (page) => {
    await page.locator('input[type="email"]').fill(person.email);
    const password = page.locator('input[type="password"]');
    await password.fill(person.password);
    await password.press("Enter");
    await page.waitForURL((address) => !address.pathname.endsWith("/login"));
    return page.context().storageState();
  });
}
