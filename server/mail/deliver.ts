import { sendsMail } from "../platform/env.ts";
import { readSettings } from "../event/read.ts";
import { readFailure } from "../platform/smtp-failure.ts";
import { whileBusy } from "../portal/while-busy.ts";
import type { Mailer } from "../platform/smtp.ts";
import type { Portal } from "../portal/portal.ts";
import type { CampaignGuard } from "./campaign-guard.ts";
import type { CampaignMail } from "./campaign-mail.ts";
import { messageOf } from "./message.ts";
import { markFailed, markGone } from "./outbox.ts";
import type { OutboxRow } from "./render.ts";
import type { AsSent } from "./sent-text.ts";

const KEPT = "kept: no mail server";

type Sending = {
  portal: Portal;
  mailer: Mailer;
  readCampaigns: () => Promise<CampaignMail>;
  /** Only the lane of campaigns has a guard. */
  guard: CampaignGuard | undefined;
  /** Aborts the delivery. */
  signal: AbortSignal;
  /** The portal stopped without waiting for it. */
  isLeft: () => boolean;
};

/** Hands one message to the mail server, and notes the outcome. */
export async function deliver(row: OutboxRow, sending: Sending): Promise<void> {
  const { portal, mailer, readCampaigns, guard, signal, isLeft } = sending;
  const { db, log, clock, env } = portal;
  const about = { mail: row.id, template: row.template };
  let asSent: AsSent;
  try {
    const settings = await readSettings(db.read);
    const made = await messageOf(portal, row, settings, readCampaigns);
    await mailer.send(made.message, signal);
    asSent = made.asSent;
  } catch (error) {
    // Whether it arrived is unknown: it stays under way, and the next start takes it up.
    if (isLeft()) return;
    const failure = readFailure(error);
    const isDead = await whileBusy(() => markFailed(db, row, clock(), failure), isLeft);
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    log.warn({ ...about, code, responseCode, isDead }, "mail not delivered");
    await guard?.note(row.campaignId, failure);
    return;
  }
  const as = sendsMail(env)
    ? ({ status: "sent", note: "" } as const)
    : ({ status: "kept", note: KEPT } as const);
  // A message that is not marked would be sent again.
  await whileBusy(() => markGone(db, row, clock(), { ...as, asSent }), isLeft);
  log.info({ ...about, status: as.status }, "mail delivered");
  await guard?.note(row.campaignId, "sent");
}
