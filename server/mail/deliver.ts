import { mkdir, open, rename } from "node:fs/promises";
import { join } from "node:path";
import { describeError } from "../platform/log.ts";
import { composeEml, openSmtp, readFailure, type Mailer, type Message } from "../platform/smtp.ts";
import type { Portal } from "../portal.ts";
import { readLate } from "../read-late.ts";
import { readSettings } from "../event/read.ts";
import type { CampaignMail } from "./campaign-mail.ts";
import { claimDue, markFailed, markGone, markSkipped, releaseLeases } from "./outbox.ts";
import { withStatusUrl } from "./status-url.ts";
import type { OutboxRow, RenderedMail } from "./render.ts";
import { sendsMail } from "../env.ts";

export type MailWorker = {
  /** Looks for mail at once. */
  wake: () => void;
  /** Finishes the messages under way. */
  stop: () => Promise<void>;
  /** Resolves when nothing is due any more. */
  drain: () => Promise<void>;
};

const POLL_MS = 15_000;
const AT_ONCE = 4;
/** Between two rounds people's changes go first. */
const PAUSE_MS = 50;
const KEPT = "kept: no mail server";

/**
 * Delivers the outbox by SMTP, or without a mail server into `.eml` files under DATA_DIR/mail. Every message ends as
 * sent, kept or dead, or waits for its next try (R7). The log names rows, never people.
 */
export function startMailWorker(portal: Portal, readCampaigns: () => Promise<CampaignMail>): MailWorker {
  const { env, db, log } = portal;
  const mailer = env.SMTP_URL ? openSmtp(env.SMTP_URL) : openFolder(join(env.DATA_DIR, "mail"));
  const stopping = new AbortController();
  let isWanted = false;
  let round: Promise<void> | undefined;
  let released = !env.DATABASE_URL.startsWith("file:");

  async function deliverDue(): Promise<void> {
    if (!released) await releaseLeases(db);
    released = true;
    while (!stopping.signal.aborted) {
      const rows = await claimDue(db, portal.clock(), AT_ONCE);
      if (rows.length === 0) return;
      const settings = await readSettings(db.read);
      await Promise.all(rows.map((row) => deliver(row, settings)));
      await Bun.sleep(PAUSE_MS);
    }
  }

  async function deliver(row: OutboxRow, settings: Awaited<ReturnType<typeof readSettings>>): Promise<void> {
    const about = { mail: row.id, template: row.template };
    try {
      // Loaded with the first letter, to keep the start fast.
      const { renderMail } = await readLate(() => import("./render.ts"));
      const around = { settings, publicUrl: env.PUBLIC_URL, secret: portal.secret };
      const linked = await complete(portal, row, readCampaigns);
      if (linked === undefined) return;
      await mailer.send(messageOf(row, renderMail(linked, around), env.MAIL_FROM));
    } catch (error) {
      const failure = readFailure(error);
      const isDead = await markFailed(db, row, portal.clock(), failure);
      const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
      log.warn({ ...about, code, responseCode, isDead }, "mail not delivered");
      return;
    }
    const isKept = !sendsMail(env);
    const as = isKept ? ({ status: "kept", note: KEPT } as const) : ({ status: "sent", note: "" } as const);
    await markGone(db, row, portal.clock(), as);
    log.info({ ...about, status: as.status }, "mail delivered");
  }

  async function run(): Promise<void> {
    isWanted = !stopping.signal.aborted;
    round ??= isWanted ? rounds() : undefined;
    await round;
  }

  async function rounds(): Promise<void> {
    while (isWanted && !stopping.signal.aborted) {
      isWanted = false;
      await deliverDue().catch((error: unknown) => log.error(describeError(error), "mail worker failed"));
    }
    // Synchronous after the last look, so that no wake is lost.
    round = undefined;
  }

  const timer = setInterval(() => void run(), POLL_MS);
  timer.unref();
  queueMicrotask(() => void run());

  return {
    wake: () => void run(),
    drain: run,
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await round;
      mailer.close();
    },
  };
}

/** With what is added as it leaves; undefined when it is skipped. */
async function complete(
  portal: Portal,
  row: OutboxRow,
  readCampaigns: () => Promise<CampaignMail>,
): Promise<OutboxRow | undefined> {
  if (row.lane !== "campaign") return withStatusUrl(portal, portal.db.read, row);
  const { whyNotNow, withText } = await readCampaigns();
  const reason = await portal.db.write((tx) => whyNotNow(tx, row, portal));
  if (reason === undefined) return withText(portal.db.read, row, portal);
  await markSkipped(portal.db, row, reason);
  return undefined;
}

function messageOf(row: OutboxRow, rendered: RenderedMail, from: string): Message {
  return {
    ...rendered,
    messageId: row.messageId,
    date: row.createdAt,
    from,
    to: { email: row.toEmail, name: row.toName },
    language: row.locale,
  };
}

/** Instead of a mail server: one file per message, readable by its owner only, since it may hold a password. */
function openFolder(folder: string): Mailer {
  return {
    async send(message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${message.date.toISOString().replaceAll(":", "-")}-${message.messageId.replace(/[^a-z0-9]+/gi, "-").slice(1, 26)}`;
      const temp = join(folder, `.${name}.tmp`);
      const file = await open(temp, "w", 0o600);
      await file.writeFile(await composeEml(message));
      await file.sync().finally(() => file.close());
      await rename(temp, join(folder, `${name}.eml`));
    },
    close: () => undefined,
  };
}
