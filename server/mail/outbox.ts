import { and, asc, eq, inArray, lte, type SQL } from "drizzle-orm";
import type { Database, Tx } from "#db/client.ts";
import { outbox } from "#db/schema/index.ts";
import type { Reason } from "#domain/refusal.ts";
import type { Failure } from "../platform/smtp.ts";
import { noteMail } from "./note-mail.ts";
import type { OutboxRow } from "./render.ts";

/** A message under way is retried after this; no server may keep it longer (smtp.ts). */
const LEASE_MS = 3 * 60_000;
const MINUTE = 60_000;
/** One minute to six hours; after about a day and a half the message is given up. */
const BACKOFF_MS = [1, 5, 15, 60, 180, 360, 360, 360, 360, 360].map((minutes) => minutes * MINUTE);

/** Takes up to `limit` due messages, oldest first: new ones, retries, and those left by a crash. Never drafts. */
export async function claimDue(db: Database, now: Date, limit: number): Promise<OutboxRow[]> {
  return db.write(async (tx) => {
    const isDue = lte(outbox.nextAttemptAt, now);
    await dropTakenBack(tx, lte(outbox.leasedUntil, now));
    const due = [
      ...(await findFirst(tx, and(eq(outbox.status, "queued"), isDue), limit)),
      ...(await findFirst(tx, and(eq(outbox.status, "failed"), isDue), limit)),
      ...(await findFirst(tx, and(eq(outbox.status, "sending"), lte(outbox.leasedUntil, now)), limit)),
    ]
      .toSorted((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime())
      .slice(0, limit);
    const ids = due.map((row) => row.id);
    if (ids.length === 0) return [];
    const leasedUntil = new Date(now.getTime() + LEASE_MS);
    await tx.update(outbox).set({ status: "sending", leasedUntil }).where(inArray(outbox.id, ids));
    for (const id of ids) noteMail(tx, id);
    return due;
  });
}

/** By one status, so that its index gives the order. */
function findFirst(tx: Tx, isDue: SQL | undefined, limit: number): Promise<OutboxRow[]> {
  return tx.select().from(outbox).where(isDue).orderBy(asc(outbox.nextAttemptAt)).limit(limit);
}

/** There is one process per data folder, so leases at its start are stale. */
export async function releaseLeases(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await dropTakenBack(tx);
    await tx.update(outbox).set({ status: "queued", leasedUntil: null }).where(eq(outbox.status, "sending"));
  });
}

/** Whether they arrived is unknown; tried again they would come after the letter that takes them back. */
async function dropTakenBack(tx: Tx, isMeant?: SQL): Promise<void> {
  await tx.delete(outbox).where(and(eq(outbox.status, "sending"), eq(outbox.takenBack, true), isMeant));
}

/** Sent, or kept as a file; erases its secrets. */
export async function markGone(
  db: Database,
  row: OutboxRow,
  now: Date,
  as: { status: "sent" | "kept"; note: string },
): Promise<void> {
  await settle(db, row, { status: as.status, lastError: as.note, sentAt: now, sealed: null });
}

/** Schedules the next try, or gives up and erases the secrets; a letter that was taken back meanwhile goes. */
export async function markFailed(
  db: Database,
  row: OutboxRow,
  now: Date,
  failure: Failure,
): Promise<boolean> {
  const wait = failure.isFinal ? undefined : BACKOFF_MS[row.attempts];
  const isDead = wait === undefined;
  await db.write((tx) => dropTakenBack(tx, eq(outbox.id, row.id)));
  await settle(db, row, {
    status: isDead ? "dead" : "failed",
    lastError: failure.reason,
    ...(isDead ? { sealed: null } : { nextAttemptAt: new Date(now.getTime() + wait) }),
  });
  return isDead;
}

/** Not sent, and why; its reader had no try of ours. */
export async function markSkipped(db: Database, row: OutboxRow, reason: Reason): Promise<void> {
  await settle(db, row, { status: "skipped", reason });
}

async function settle(db: Database, row: OutboxRow, change: Partial<OutboxRow>): Promise<void> {
  await db.write(async (tx) => {
    await tx
      .update(outbox)
      .set({ ...change, attempts: row.attempts + 1, leasedUntil: null })
      .where(and(eq(outbox.id, row.id), eq(outbox.status, "sending")));
    noteMail(tx, row.id);
  });
}
