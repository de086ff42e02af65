import { and, eq, inArray, notExists, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database, Tx } from "#db/client.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import { nextTry } from "#domain/mail/tries.ts";
import type { Failure } from "../platform/smtp-failure.ts";
import { noteCampaign, noteMail } from "./note-mail.ts";
import type { OutboxRow } from "./render.ts";
import { type AsSent, keepSentText } from "./sent-text.ts";

/** Whether they arrived is unknown; tried again they would come after the letter that takes them back. */
export async function dropTakenBack(tx: Tx, isMeant?: SQL): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.status, "sending"), eq(outbox.takenBack, true), isMeant));
}

/** Marks a message as sent, or stored as a file; stores its text and erases its secrets. */
export async function markGone(
  db: Database,
  row: OutboxRow,
  now: Date,
  { status, note, asSent }: { status: "sent" | "kept"; note: string; asSent: AsSent },
): Promise<void> {
  await settle(db, row, now, { status, lastError: note, sentAt: now, sealed: null }, asSent);
}

/** Schedules the next try, or gives up and erases the secrets; a letter that was taken back meanwhile goes. */
export async function markFailed(
  db: Database,
  row: OutboxRow,
  now: Date,
  failure: Failure,
): Promise<boolean> {
  const wait = nextTry(row.attempts, failure);
  const isDead = wait === undefined;
  await db.write((tx) => dropTakenBack(tx, eq(outbox.id, row.id)));
  await settle(db, row, now, {
    status: isDead ? "dead" : "failed",
    lastError: failure.reason,
    bounced: failure.isBounce ?? false,
    ...(isDead ? { sealed: null } : { nextAttemptAt: new Date(now.getTime() + wait) }),
  });
  return isDead;
}

async function settle(
  db: Database,
  row: OutboxRow,
  now: Date,
  change: Partial<OutboxRow>,
  asSent?: AsSent,
): Promise<void> {
  await db.write(async (tx) => {
    const settled = await tx
      .update(outbox)
      .set({ ...change, attempts: row.attempts + 1, leasedUntil: null })
      .where(and(eq(outbox.id, row.id), eq(outbox.status, "sending")))
      .returning({ id: outbox.id });
    if (asSent && settled.length > 0) await keepSentText(tx, row.id, asSent);
    if (row.lane !== "campaign") noteMail(tx, row.id);
    else if (row.campaignId) {
      await leaveOutOfStopped(tx, eq(outbox.campaignId, row.campaignId));
      await finishCampaign(tx, row.campaignId, now);
    }
  });
}

/** Whoever still waits for a campaign that was stopped is left out, also who was on the way at that moment. */
export async function leaveOutOfStopped(tx: Tx, isMeant?: SQL): Promise<void> {
  const stopped = tx.select({ id: campaigns.id }).from(campaigns).where(eq(campaigns.status, "stopped"));
  await tx
    .update(outbox)
    .set({ status: "skipped", reason: { code: "campaignStopped", params: {} } })
    .where(
      and(
        isMeant,
        eq(outbox.lane, "campaign"),
        inArray(outbox.status, ["queued", "failed"]),
        inArray(outbox.campaignId, stopped),
      ),
    );
}

/** Ends a campaign once none of its messages waits. */
export async function finishCampaign(tx: Tx, id: string, now: Date): Promise<void> {
  const waiting = alias(outbox, "waiting");
  const finished = await tx
    .update(campaigns)
    .set({ status: "finished", finishedAt: now, version: sql`${campaigns.version} + 1` })
    .where(
      and(
        eq(campaigns.id, id),
        eq(campaigns.status, "running"),
        notExists(
          tx
            .select({ id: waiting.id })
            .from(waiting)
            .where(
              and(
                eq(waiting.campaignId, id),
                eq(waiting.lane, "campaign"),
                inArray(waiting.status, ["queued", "sending", "failed"]),
              ),
            ),
        ),
      ),
    )
    .returning({ id: campaigns.id });
  if (finished.length > 0) noteCampaign(tx, id);
}
