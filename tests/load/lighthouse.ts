import { parseArgs } from "node:util";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { BROWSER_FLAGS, provideBrowser } from "../browser.ts";
import { startPortal } from "../portal-process.ts";
import { PUBLIC_PAGES } from "./limits.ts";
import { median } from "./median.ts";
import { printTable } from "./table.ts";
import { provideBuild } from "./web-build.ts";

/**
 * `bun run lighthouse [--runs 5] [--page /overview] [--language en]`: Lighthouse's mobile preset over every public page
 * and the two logins in both languages, against the portal in production mode (P19). Ends with 1 below 100 or above 1.5
 * s to the largest paint.
 */
const LIGHTHOUSE = "lighthouse@13.5.0";
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MOST_LCP_MS = 1_500;
const BROWSER_TAG: Record<Locale, string> = { pt: "pt-BR", en: "en-GB" };

type Audit = {
  score: number | null;
  scoreDisplayMode: string;
  title: string;
  displayValue?: string;
  explanation?: string;
  numericValue?: number;
};
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};

/** The middle of all runs of one page. */
type Result = {
  name: string;
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits that cost points in any run. */
  failing: string[];
};

async function runLighthouse(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "1" },
      page: { type: "string", multiple: true },
      language: { type: "string", multiple: true },
    },
  });
  const paths = PUBLIC_PAGES.map(({ path }) => path).filter((path) => values.page?.includes(path) ?? true);
  const languages = LOCALES.filter((locale) => values.language?.includes(locale) ?? true);
  await provideBuild();
  const portal = await startPortal({ seed: "demo" });
  const results: Result[] = [];
  try {
    for (const language of languages) {
      for (const path of paths) {
        results.push(
          await measurePage(`${portal.url}${path}`, `${path} ${language}`, language, Number(values.runs)),
        );
      }
    }
  } finally {
    await portal.stop();
  }
  report(results, Number(values.runs));
}

async function measurePage(url: string, name: string, language: Locale, runs: number): Promise<Result> {
  // The first reader of a page after a start waits for its rendering; what is measured is every other one.
  await fetch(url, { headers: { "accept-language": BROWSER_TAG[language], "accept-encoding": "br" } });
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await examine(url, language));
  const middle = (read: (report: Report) => number) => median(reports.map(read));
  const result = {
    name,
    scores: CATEGORIES.map((category) =>
      middle(({ categories }) => (categories[category]?.score ?? 0) * 100),
    ),
    lcp: middle(({ audits }) => audits["largest-contentful-paint"]?.numericValue ?? Number.NaN),
    tbt: middle(({ audits }) => audits["total-blocking-time"]?.numericValue ?? Number.NaN),
    cls: middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN),
    failing: [...new Set(reports.flatMap(failingAudits))],
  };
  console.log(row(result).join("  "));
  return result;
}

/** The browser now and then loses the beginning of its own recording: that says nothing of the page. */
const LOST_RECORDING = "NO_NAVSTART";
const TRIES = 4;

async function examine(url: string, language: Locale): Promise<Report> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await examineOnce(url, language);
    } catch (error) {
      if (left === 1 || !String(error).includes(LOST_RECORDING)) throw error;
    }
  }
}

async function examineOnce(url: string, language: Locale): Promise<Report> {
  const browser = [...BROWSER_FLAGS, "--headless=new", `--accept-lang=${BROWSER_TAG[language]}`].join(" ");
  const only = `--only-categories=${CATEGORIES.join(",")}`;
  const run = Bun.spawn(
    [
      process.execPath,
      "--bun",
      "x",
      LIGHTHOUSE,
      url,
      "--output=json",
      "--quiet",
      only,
      `--chrome-flags=${browser}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: provideBrowser() },
      stdin: "ignore",
      stdout: "pipe",
      stderr: "pipe",
    },
  );
  const [text, problems] = await Promise.all([
    new Response(run.stdout).text(),
    new Response(run.stderr).text(),
  ]);
  if ((await run.exited) !== 0) throw new Error(`Lighthouse failed on ${url}\n${problems.slice(-2_000)}`);
  const found = JSON.parse(text.slice(text.indexOf("{"))) as Report;
  if (found.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${found.runtimeError.message}`);
  return found;
}

/** What keeps a category from 100, with its weight's category; informative audits cost nothing. */
function failingAudits({ categories, audits }: Report): string[] {
  return CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.995) return [];
      const why = audit.explanation ?? audit.displayValue ?? "";
      return [`${category}: ${id} ${Math.round(audit.score * 100)} ${why}`.trim()];
    }),
  );
}

function report(results: Result[], runs: number): void {
  console.log(
    `\nLighthouse ${LIGHTHOUSE.split("@")[1]}, mobile, ${runs === 1 ? "one run" : `median of ${runs} runs`}\n`,
  );
  printTable([["page", ...CATEGORIES, "LCP", "TBT", "CLS"], ...results.map(row)], 1);
  const complaints = results.flatMap(({ name, scores, lcp, failing }) => {
    const isGood = scores.every((score) => score >= 100) && lcp <= MOST_LCP_MS;
    return isGood ? [] : [`${name}:`, ...failing.map((audit) => `  ${audit}`)];
  });
  console.log(complaints.length === 0 ? "\nAll 100, within 1.5 s." : `\n${complaints.join("\n")}`);
  if (complaints.length > 0) process.exitCode = 1;
}

function row({ name, scores, lcp, tbt, cls }: Result): string[] {
  const shown = scores.map((score) => score.toFixed(0));
  return [name, ...shown, `${(lcp / 1000).toFixed(2)} s`, `${tbt.toFixed(0)} ms`, cls.toFixed(3)];
}

await runLighthouse();
