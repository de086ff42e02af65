import type { Browser, Page } from "@playwright/test";
import type { Locale } from "#domain/locales.ts";
import {
  type Area,
  forbiddenSources,
  FURTHER_LIMITS,
  type Limits,
  PUBLIC_PAGES,
  type PublicPage,
} from "./limits.ts";
import { type Counter, type Kind, KINDS, signIn, type Traffic, visit } from "./visit.ts";
import { readModules } from "./web-build.ts";

/** What one visit cost, against what it may, and what came with it that should not have. */
export type Finding = {
  name: string;
  language: Locale;
  bytes: Record<Kind, number>;
  limits: Limits;
  /** One sentence per limit broken or source that does not belong. */
  complaints: string[];
};

type Place = { browser: Browser; url: string; language: Locale };

/** The first visit to each public page and to the two logins, two at a time: most of it is waiting. */
export async function measurePublicPages(place: Place): Promise<Finding[]> {
  const waiting = PUBLIC_PAGES.entries();
  const findings: Finding[][] = [];
  async function measureNext(): Promise<void> {
    for (const [at, page] of waiting) findings[at] = await measurePage(place, page);
  }
  await Promise.all([measureNext(), measureNext()]);
  return findings.flat();
}

async function measurePage({ browser, url, language }: Place, page: PublicPage): Promise<Finding[]> {
  const { path, limits, inside } = page;
  const [traffic, opened] = await visit(browser, { url, path, language }, async (shown, counter) => {
    const first = await counter.next();
    if (!inside) return [first];
    await inside.open(shown);
    return [first, add(first, await counter.next())];
  });
  const strangers = findStrangers(traffic.scripts, forbiddenSources(page, language));
  const first = judge({ name: path, language, traffic, limits, strangers });
  if (!inside || !opened) return [first];
  const strangersInside = findStrangers(opened.scripts, forbiddenSources({ isForReaders: false }, language));
  const { name, limits: limitsInside } = inside;
  return [
    first,
    judge({ name, language, traffic: opened, limits: limitsInside, strangers: strangersInside }),
  ];
}

/** What the scripts are made of, as the build wrote it down, and should not be. */
function findStrangers(scripts: string[], forbidden: RegExp[]): string[] {
  const modules = readModules();
  return [...new Set(scripts)].flatMap((script) => {
    const sources = modules[script];
    if (!sources) return [`fetched ${script}, which the build does not know`];
    return sources
      .filter((source) => forbidden.some((one) => one.test(source)))
      .map((source) => `fetched ${source}`);
  });
}

/** The first visit to the start page of an area, signed in, and what each further route adds to it. */
export async function measureArea(
  { browser, url, language }: Place,
  area: Area,
  person: { email: string; password: string },
): Promise<Finding[]> {
  const session = await signIn(browser, { url, language, path: `${area.path}/login` }, person);
  const place = { url, language, session };
  const [first, touched] = await visit(browser, { ...place, path: area.path }, async (page, counter) => {
    // Its frame asks for what comes next once it is drawn, which on a busy machine is long after its scripts came.
    await page.locator("main h1").first().waitFor();
    return [await counter.next(), await touch(page, counter)];
  });
  const findings = [
    judge({ name: area.path, language, traffic: first, limits: area.limits }),
    judge({ name: `${area.path}, touched`, language, traffic: touched, limits: area.touched }),
  ];
  for (const { path, linkedFrom, limits = FURTHER_LIMITS } of area.further) {
    const address = linkedFrom ? await findLink(browser, { ...place, path: linkedFrom }, path) : path;
    const added = await visit(browser, { ...place, path: area.path }, async (page, counter) => {
      await page.locator("main h1").first().waitFor();
      await counter.next();
      await touch(page, counter);
      await page.evaluate((to) => history.pushState({}, "", to), address);
      await page.waitForURL((now) => now.pathname === address);
      await page.locator("main h1").first().waitFor();
      return counter.next();
    });
    const name = `then ${path}${linkedFrom ? "…" : ""}`;
    if (added.bytes.script === 0) throw new Error(`Nothing of ${address} was seen to arrive.`);
    findings.push(judge({ name, language, traffic: added, limits }));
  }
  return findings;
}

/** What can only be needed by who does something comes with the first touch, before any step further. */
async function touch(page: Page, counter: Counter): Promise<Traffic> {
  await page.keyboard.press("Shift");
  return counter.next();
}

function add(first: Traffic, then: Traffic): Traffic {
  const bytes = { ...first.bytes };
  for (const kind of KINDS) bytes[kind] += then.bytes[kind];
  return {
    bytes,
    scripts: [...first.scripts, ...then.scripts],
    weights: new Map([...first.weights, ...then.weights]),
  };
}

async function findLink(
  browser: Browser,
  place: Parameters<typeof visit>[1],
  prefix: string,
): Promise<string> {
  return visit(browser, place, async (page) => {
    const link = page.locator(`main a[href^="${prefix}"]`).first();
    return (await link.getAttribute("href")) ?? "";
  });
}

type Visited = {
  name: string;
  language: Locale;
  traffic: Traffic;
  limits: Limits;
  strangers?: string[];
};

function judge(visited: Visited): Finding {
  const { name, language, traffic, limits, strangers = [] } = visited;
  const over = (Object.entries(limits) as [Kind, number][])
    .filter(([kind, limit]) => traffic.bytes[kind] > limit)
    .map(([kind, limit]) => `${kind} ${inKilobytes(traffic.bytes[kind])} of ${inKilobytes(limit)} kB`);
  const complaints = [...over, ...strangers].map((complaint) => `${name} (${language}): ${complaint}`);
  return { name, language, bytes: traffic.bytes, limits, complaints };
}

export function inKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
