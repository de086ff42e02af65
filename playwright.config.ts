import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./tests/browser.ts";
import type { JourneyOptions } from "./tests/journeys/server.ts";

/** Every journey runs once per language, in a browser that speaks it, against the real portal. */
export default defineConfig<JourneyOptions>({
  testDir: "tests/journeys",
  testMatch: "*.journey.ts",
  outputDir: "test-results",
  forbidOnly: true,
  // A machine shared with others may miss a patience once; tests/run.ts names what needed its second try.
  retries: process.env["CI"] ? 1 : 0,
  workers: Math.min(2, availableParallelism()),
  timeout: 60_000,
  globalTimeout: 16 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    // What arrives when, and what is lost on the way, has no language.
    { name: "pt", use: { language: "pt" }, testIgnore: ["early-login.journey.ts", "lost-parts.journey.ts"] },
    { name: "en", use: { language: "en" } },
  ],
});
