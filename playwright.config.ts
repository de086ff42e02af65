import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./tests/browser.ts";
import { LONG } from "./tests/journeys/long.ts";
import { MECHANICS } from "./tests/journeys/mechanics.ts";
import { ENGINE_JOURNEYS, findFirefox, FIREFOX_PREFERENCES } from "./tests/engines/find.ts";
import type { JourneyOptions } from "./tests/journeys/server.ts";

/**
 * The journeys whose subject is the language; the others run in English alone. Their words are typed and complete in
 * both languages, and the sentences that the requirements print are held by tests/i18n/literals.test.ts.
 */
const BOTH_LANGUAGES = [
  // A file for each language.
  "brochure.journey.ts",
  // The mail in the language of its page, and sentences that stand apart in each.
  "recovery.journey.ts",
  // What the server draws in a language is what the browser takes over.
  "taken-over.journey.ts",
];

/** Those that Portuguese tries harder: in Portuguese in every run, in English among the long ones. */
const IN_PORTUGUESE = [
  // Words are a part of what travels, and Portuguese ones are longer.
  "budget.journey.ts",
  // An item has a name in each language, and everybody reads their own.
  "catalogue.journey.ts",
  // Every mail, amount, date and paper on the way from the interest to the contract. It takes as long as six others.
  "chain.journey.ts",
  // Portuguese words are longer: nothing is cut off at twice the size.
  "large-text.journey.ts",
];

/**
 * Ranges of first letters, as heavy as each other. Each has one worker with one portal, in the order of their names: what
 * a journey finds there is the same on every machine, however fast the others are.
 */
const LANES = ["a-i", "j-p", "q-z"];

/** Pages that live for seconds gain nothing from what compiles and collects beside them. */
const JOURNEY_FLAGS = [...BROWSER_FLAGS, "--js-flags=--single-threaded"];

/** At one width in every run, at both among the long ones. */
const BOTH_WIDTHS = "accessibility.journey.ts";

const IN_ENGLISH = {
  use: { language: "en" },
  testIgnore: IN_PORTUGUESE,
  grepInvert: new RegExp(LONG.tag),
} as const;

/** Every journey runs against the real portal, in a browser that speaks its language. */
export default defineConfig<JourneyOptions>({
  testDir: "tests/journeys",
  testMatch: "*.journey.ts",
  globalSetup: "./tests/journeys/seeded-folder.ts",
  // Emptied at its start, and others keep theirs beside it.
  outputDir: "test-results/journeys",
  forbidOnly: true,
  // A machine shared with others may miss a patience once; tests/run.ts names what needed its second try.
  retries: process.env["CI"] ? 1 : 0,
  // For what hangs before a journey can say how patient it is (journeys/server.ts).
  timeout: 30 * 60_000,
  // A journey waits for half of its time, so one more than there are cores keeps two of them busy.
  workers: Math.min(2, availableParallelism()) + 1,
  reporter: [["line"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    // The page of the journey before, emptied: a new renderer would compile all scripts again.
    reuseContext: true,
    launchOptions: { executablePath: findBrowser(), args: JOURNEY_FLAGS },
    // What moves costs a shared machine twice: its frames, and the wait until it stands. The chain has motion.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    {
      name: "pt",
      workers: 1,
      use: { language: "pt" },
      testMatch: [...BOTH_LANGUAGES, ...IN_PORTUGUESE],
      grepInvert: new RegExp(`${MECHANICS.tag}|${LONG.tag}`),
    },
    // By hand; the lanes are the same journeys.
    { name: "en", ...IN_ENGLISH },
    ...LANES.map((letters) => ({
      name: `en-${letters}`,
      ...IN_ENGLISH,
      testMatch: new RegExp(`/[${letters}][^/]*\\.journey\\.ts$`),
      workers: 1,
    })),
    {
      name: "long",
      use: { language: "en" },
      grep: new RegExp([LONG.tag, ...IN_PORTUGUESE, BOTH_WIDTHS].join("|")),
    },
    {
      name: "firefox",
      use: {
        language: "pt",
        browserName: "firefox",
        // The one of the system, by the protocol it speaks itself.
        channel: "moz-firefox",
        launchOptions: { executablePath: findFirefox(), firefoxUserPrefs: FIREFOX_PREFERENCES },
      },
      testMatch: ENGINE_JOURNEYS,
      grepInvert: new RegExp(LONG.tag),
    },
  ],
});
