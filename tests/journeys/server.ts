import { writeFile } from "node:fs/promises";
import { type APIRequestContext, test as base } from "@playwright/test";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { loadLocale } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";
import { type Portal, type Seed, startPortal } from "../portal-process.ts";
import { DELAY_MS, openSlowRoad } from "./delay.ts";
import { keepDiary } from "./diary.ts";
import { openInbox, type Inbox } from "./inbox.ts";
import { HANGS_MS, PATIENCE_MS } from "./patience.ts";
import { makePortalFolder, seededFolder } from "./seeded-folder.ts";
import { watchBrowser } from "./settled.ts";
import { signedIn } from "./stands.ts";

/**
 * What every journey stands on: the real portal as a process of its own with a real SMTP server behind it, one pair per
 * worker. `import { expect, test } from "./server.ts"`, then `test("...", async ({ page, portal, inbox, words }) =>
 * ...)`.
 */

/** Set with `test.use({ language: "en" })` and `test.use({ seed: "empty" })`; the projects run both languages. */
export type JourneyOptions = { language: Locale };

const INTL_TAG: Record<Locale, string> = { pt: "pt-BR", en: "en-GB" };
/** The exhibitor of the demonstration who has not chosen a password yet, and reads Portuguese. */
export const FIRST_ACCESS = "jaciara.lima@example.org";
/** How much longer a journey may take when every call is delayed. */
const DELAYED = 4;

export type { Inbox, Portal };

/** Somebody signed in who looks at no page: what only prepares a journey, or happens elsewhere, needs no browser. */
export type Caller = { request: APIRequestContext };

type TestFixtures = JourneyOptions & {
  words: TranslationFunctions;
  watched: void;
  callsOf: (person: { email: string; password: string }) => Promise<Caller>;
};
type WorkerFixtures = { seed: Seed; hasMailServer: boolean; inbox: Inbox; portal: Portal };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: ["demo", { option: true, scope: "worker" }],
  hasMailServer: [true, { option: true, scope: "worker" }],
  language: ["pt", { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  actionTimeout: async ({}, use) => use(PATIENCE_MS),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  navigationTimeout: async ({}, use) => use(PATIENCE_MS),
  locale: async ({ language }, use) => use(INTL_TAG[language]),
  baseURL: async ({ portal }, use) => use(portal.url),
  /** Handed on from journey to journey of a worker (`reuseContext`), with what Playwright does not put back itself. */
  context: async ({ context }, use) => {
    await use(context);
    await Promise.all([context.setOffline(false), context.clearPermissions()]);
  },
  /** What a journey opened beside its own page is closed with it, so that no page of an earlier one goes on. */
  watched: [
    async ({ browser }, use, journey) => {
      journey.setTimeout(DELAY_MS > 0 ? HANGS_MS * DELAYED : HANGS_MS);
      const { opened, stop } = watchBrowser(browser);
      const diary = keepDiary(browser);
      await use();
      stop();
      diary.stop();
      if (journey.status !== journey.expectedStatus) {
        const path = journey.outputPath("diary.txt");
        await writeFile(path, diary.read());
        await journey.attach("diary", { path, contentType: "text/plain" });
      }
      // After a failure they stay for their pictures; the worker ends then anyway.
      if (journey.status === "passed") await Promise.all([...opened].map((context) => context.close()));
    },
    { auto: true },
  ],
  callsOf: async ({ portal }, use) => {
    const callers: APIRequestContext[] = [];
    await use(async (person) => {
      const request = await signedIn(portal, person);
      callers.push(request);
      return { request };
    });
    for (const caller of callers) {
      await caller.post("/api/auth/logout");
      await caller.dispose();
    }
  },
  words: async ({ language }, use) => {
    loadLocale(language);
    await use(i18nObject(language));
  },
  inbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const inbox = await openInbox();
      await use(inbox);
      await inbox.close();
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ seed, hasMailServer, inbox }, use) => {
      const portal = await openPortal(seed, hasMailServer ? inbox.url : undefined);
      if (seed === "demo" && hasMailServer) await waitForStory(inbox);
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: HANGS_MS },
  ],
});

export { expect, LONG_PATIENCE, PAPER_PATIENCE } from "./patience.ts";

/** The portal, with the slow road before it when its calls are to be delayed. */
async function openPortal(seed: Seed, smtpUrl: string | undefined): Promise<Portal> {
  const copyOf = seed === "demo" ? seededFolder() : undefined;
  const options = { seed, ...(smtpUrl && { smtpUrl }), copyOf, dataDir: makePortalFolder() };
  if (DELAY_MS === 0) return startPortal(options);
  const road = openSlowRoad();
  const portal = await startPortal({ ...options, env: { PUBLIC_URL: road.url } });
  road.leadTo(portal.url);
  async function stop(): Promise<void> {
    await road.close();
    await portal.stop();
  }
  return { ...portal, url: road.url, stop };
}

/** The demonstration's mails are still leaving when the portal answers; this is its last one. */
async function waitForStory(inbox: Inbox): Promise<void> {
  loadLocale("pt");
  await inbox.waitFor({ to: FIRST_ACCESS, subject: i18nObject("pt").mail.credentialsReset.subject() });
}
