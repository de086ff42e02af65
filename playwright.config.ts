import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { BROWSER_FLAGS, findBrowser } from "./tests/browser.ts";
import { MECHANICS } from "./tests/journeys/mechanics.ts";
import type { JourneyOptions } from "./tests/journeys/server.ts";

/** Journeys about mechanics alone (`MECHANICS` says what that is). */
const ONE_LANGUAGE = [
  "colleagues.journey.ts",
  "delays.journey.ts",
  "desk-lists.journey.ts",
  "desk-records.journey.ts",
  "dossier.journey.ts",
  "drafts.journey.ts",
  "early-login.journey.ts",
  "early-reads.journey.ts",
  "failures.journey.ts",
  "history.journey.ts",
  "import.journey.ts",
  "interest-steps.journey.ts",
  "kept-drafts.journey.ts",
  "lightbox.journey.ts",
  "linked-services.journey.ts",
  "lists.journey.ts",
  "live.journey.ts",
  "login-form.journey.ts",
  "lost-parts.journey.ts",
  "order-page.journey.ts",
  "palette.journey.ts",
  "partner-home.journey.ts",
  "payment-retry.journey.ts",
  "prices.journey.ts",
  "public-menu.journey.ts",
  "registration.journey.ts",
  "second-stand.journey.ts",
  "services-keyboard.journey.ts",
  "session-guards.journey.ts",
  "session.journey.ts",
  "staff-wizard.journey.ts",
  "three-evenings.journey.ts",
  "two-tabs.journey.ts",
  "uploads.journey.ts",
  "views.journey.ts",
  "wizard-steps.journey.ts",
];

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
  globalTimeout: 25 * 60_000,
  expect: { timeout: 10_000 },
  reporter: [["line"], ["json", { outputFile: "test-results/report.json" }]],
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser(), args: BROWSER_FLAGS },
    screenshot: "only-on-failure",
    trace: "off",
  },
  projects: [
    { name: "pt", use: { language: "pt" }, testIgnore: ONE_LANGUAGE, grepInvert: new RegExp(MECHANICS.tag) },
    { name: "en", use: { language: "en" } },
  ],
});
