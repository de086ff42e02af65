import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { loadLocale } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";

/**
 * What every journey stands on: the real portal as a process of its own with a real SMTP server behind it, one pair
 * per worker. `import { expect, test } from "./server.ts"`, then `test("...", async ({ page, portal, inbox, words }) => ...)`.
 */

/** What the portal starts with: the demonstration data, or nothing but its first administrator. */
export type Seed = "demo" | "empty";

/** Set with `test.use({ language: "en" })` and `test.use({ seed: "empty" })`; the projects run both languages. */
export type JourneyOptions = { language: Locale };

export type Mail = Email & { recipients: string[] };

export type Inbox = {
  url: string;
  /** The next mail to this address, whole subject or pattern; each mail is handed out once. Fails after 15 s. */
  waitFor: (wanted: { to: string; subject?: string | RegExp }) => Promise<Mail>;
  /** Every mail that arrived, handed out or not. */
  all: () => readonly Mail[];
  close: () => Promise<void>;
};

export type Portal = {
  url: string;
  dataDir: string;
  /** The first administrator. */
  admin: { email: string; password: string };
  stop: () => Promise<void>;
};

const ENTRY: Record<Seed, string> = { demo: "server/demo.ts", empty: "server/index.ts" };
const INTL_TAG: Record<Locale, string> = { pt: "pt-BR", en: "en-GB" };
const ADMIN = { email: "admin@example.org", password: "Seringueira$2025" };
/** Long enough for two cores that also build, short enough to fail with a picture of what stood in the way. */
const ACTION_PATIENCE_MS = 15_000;
const START_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 12_000;
const MAIL_PATIENCE_MS = 15_000;

type TestFixtures = JourneyOptions & { words: TranslationFunctions };
type WorkerFixtures = { seed: Seed; inbox: Inbox; portal: Portal };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  seed: ["demo", { option: true, scope: "worker" }],
  language: ["pt", { option: true }],
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  actionTimeout: async ({}, use) => use(ACTION_PATIENCE_MS),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  navigationTimeout: async ({}, use) => use(ACTION_PATIENCE_MS),
  locale: async ({ language }, use) => use(INTL_TAG[language]),
  baseURL: async ({ portal }, use) => use(portal.url),
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
    async ({ seed, inbox }, use) => {
      const portal = await startPortal({ seed, smtpUrl: inbox.url });
      await use(portal);
      await portal.stop();
    },
    { scope: "worker", timeout: START_PATIENCE_MS + STOP_PATIENCE_MS },
  ],
});

export { expect } from "@playwright/test";

/** Starts the portal on a free port with a data folder of its own; resolves once it answers. */
async function startPortal(options: { seed: Seed; smtpUrl: string }): Promise<Portal> {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-journey-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [ENTRY[options.seed]], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "production",
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      SMTP_URL: options.smtpUrl,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: "warn",
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(String(text)));

  async function stop(): Promise<void> {
    await endProcess(child);
    rmSync(dataDir, { recursive: true, force: true });
  }

  try {
    await waitUntilHealthy(url, child);
  } catch (error) {
    await stop();
    throw new Error(`${ENTRY[options.seed]}: ${String(error)}\n${said.join("").slice(-4_000)}`, {
      cause: error,
    });
  }
  return { url, dataDir, admin: ADMIN, stop };
}

async function waitUntilHealthy(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_PATIENCE_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error(`the portal ended with ${child.exitCode} before it answered`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(100);
  }
  throw new Error(`the portal did not answer within ${START_PATIENCE_MS / 1000} s`);
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_PATIENCE_MS);
  await ended;
  clearTimeout(timer);
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** A real SMTP server that keeps what it is given. */
async function openInbox(): Promise<Inbox> {
  const arrived: Mail[] = [];
  const handedOut = new Set<Mail>();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address.toLowerCase());
        PostalMime.parse(Buffer.concat(chunks)).then(
          (mail) => {
            arrived.push({ ...mail, recipients });
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
        );
      });
    },
  });
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  const { port } = smtp.server.address() as AddressInfo;

  async function waitFor({ to, subject }: { to: string; subject?: string | RegExp }): Promise<Mail> {
    const deadline = Date.now() + MAIL_PATIENCE_MS;
    for (;;) {
      const found = arrived.find(
        (mail) =>
          !handedOut.has(mail) &&
          mail.recipients.includes(to.toLowerCase()) &&
          fits(mail.subject ?? "", subject),
      );
      if (found) {
        handedOut.add(found);
        return found;
      }
      if (Date.now() > deadline)
        throw new Error(`No mail to ${to} (${subject ?? "any subject"}). Arrived:\n${list()}`);
      await pause(50);
    }
  }

  function list(): string {
    return arrived.map((mail) => `${mail.recipients.join(", ")}: ${mail.subject}`).join("\n");
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    waitFor,
    all: () => arrived,
    close: () => new Promise((resolve) => smtp.close(() => resolve())),
  };
}

function fits(subject: string, wanted: string | RegExp | undefined): boolean {
  if (wanted === undefined) return true;
  return typeof wanted === "string" ? subject === wanted : wanted.test(subject);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
