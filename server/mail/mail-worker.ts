import { join } from "node:path";
import { LANES } from "#domain/mail/topics.ts";
import { keepOnce } from "../platform/keep-once.ts";
import { openSmtp } from "../platform/smtp.ts";
import type { Portal } from "../portal/portal.ts";
import type { CampaignMail } from "./campaign-mail.ts";
import { releaseLeases } from "./claim.ts";
import { openFolder } from "./folder.ts";
import { openLane, WIDTH } from "./lane.ts";

export type MailWorker = {
  /** Looks at the outbox at once. */
  wake: () => void;
  /** Stops after the deliveries under way. */
  stop: () => Promise<void>;
  /** Resolves when nothing is due any more. */
  drain: () => Promise<void>;
};

const POLL_MS = 15_000;
/** A stop waits so long for a mail server; shorter than the process has to end. */
const PATIENCE_MS = 5_000;

/**
 * Delivers the outbox by SMTP, or without a mail server into `.eml` files under DATA_DIR/mail: each lane by itself,
 * over connections of its own, so that none waits for another, whatever the server does to it.
 */
export function startMailWorker(portal: Portal, readCampaigns: () => Promise<CampaignMail>): MailWorker {
  const { env, db } = portal;
  const stopping = new AbortController();
  const ready = keepOnce(async () => (db.isShared ? undefined : releaseLeases(db)));
  const lanes = LANES.map((lane) =>
    openLane({
      portal,
      lane,
      mailer: env.SMTP_URL ? openSmtp(env.SMTP_URL, WIDTH[lane]) : openFolder(join(env.DATA_DIR, "mail")),
      readCampaigns,
      stopping: stopping.signal,
      ready,
    }),
  );
  function wake(): void {
    for (const lane of lanes) lane.wake();
  }
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  queueMicrotask(wake);

  return {
    wake,
    async drain() {
      await Promise.all(lanes.map((lane) => lane.drain()));
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await Promise.all(lanes.map((lane) => lane.finish(PATIENCE_MS)));
    },
  };
}
