import { and, asc, eq, gt, inArray, lte, type SQL } from "drizzle-orm";
import type { Database, Tx } from "#db/client.ts";
import { readHold } from "#db/hold.ts";
import { campaigns, outbox } from "#db/schema/index.ts";
import type { Lane } from "#domain/mail/topics.ts";
import type { Reason } from "#domain/refusal.ts";
import { noteMail } from "./note-mail.ts";
import { dropTakenBack, finishCampaign, leaveOutOfStopped } from "./outbox.ts";
import type { OutboxRow } from "./render.ts";

/** A message under way is tried again after this; no server may keep it longer (lane.ts). */
const LEASE_MS = 3 * 60_000;

type Claim = {
  lane: Lane;
  now: Date;
  /** Most messages to claim. */
  limit: number;
  /** Checked for each message in the same transaction; with a reason it is skipped. */
  whyNot?: (tx: Tx, row: OutboxRow) => Promise<Reason | undefined>;
};

/** `isMore`: more messages may be due. */
type Claimed = { rows: OutboxRow[]; isMore: boolean };

/**
 * Claims due messages of a lane, oldest first: new ones, failed attempts, and those left by a crash. Never drafts;
 * of campaigns only while they run, failed attempts before new ones; after a restore nothing of the past until
 * somebody decides.
 */
export async function claimDue(db: Database, { lane, now, limit, whyNot }: Claim): Promise<Claimed> {
  return db.write(async (tx) => {
    await dropTakenBack(tx, lte(outbox.leasedUntil, now));
    const hold = await readHold(tx);
    const mayLeave = hold && gt(outbox.createdAt, hold.until);
    const due =
      lane === "campaign"
        ? await dueOfCampaigns(tx, { now, limit, mayLeave })
        : await dueIn(tx, lane, { now, limit, mayLeave });
    const meant = whyNot ? await skipTheOthers(tx, due, now, whyNot) : due;
    const ids = meant.map((row) => row.id);
    if (ids.length > 0) {
      const leasedUntil = new Date(now.getTime() + LEASE_MS);
      await tx.update(outbox).set({ status: "sending", leasedUntil }).where(inArray(outbox.id, ids));
    }
    if (lane !== "campaign") for (const id of ids) noteMail(tx, id);
    return { rows: meant, isMore: due.length === limit };
  });
}

/** `mayLeave`: what of the past is not held. */
type Look = { now: Date; limit: number; mayLeave: SQL | undefined };

async function dueIn(tx: Tx, lane: Lane, { now, limit, mayLeave }: Look): Promise<OutboxRow[]> {
  const found = await findDue(tx, and(eq(outbox.lane, lane), mayLeave), now, limit);
  return found.toSorted((a, b) => a.nextAttemptAt.getTime() - b.nextAttemptAt.getTime()).slice(0, limit);
}

/** Campaign by campaign, so that what waits of a paused one costs nothing. */
async function dueOfCampaigns(tx: Tx, { now, limit, mayLeave }: Look): Promise<OutboxRow[]> {
  const running = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(eq(campaigns.status, "running"))
    .orderBy(asc(campaigns.startedAt));
  const due: OutboxRow[] = [];
  for (const { id } of running) {
    const isMeant = and(eq(outbox.campaignId, id), eq(outbox.lane, "campaign"), mayLeave);
    due.push(...(await findDue(tx, isMeant, now, limit - due.length)));
    if (due.length >= limit) break;
  }
  return due.slice(0, limit);
}

/** Finds due messages one status at a time, so that an index gives the order. */
async function findDue(tx: Tx, isMeant: SQL | undefined, now: Date, limit: number): Promise<OutboxRow[]> {
  const isDue = lte(outbox.nextAttemptAt, now);
  return [
    ...(await findFirst(tx, and(eq(outbox.status, "failed"), isMeant, isDue), limit)),
    ...(await findFirst(tx, and(eq(outbox.status, "sending"), isMeant, lte(outbox.leasedUntil, now)), limit)),
    ...(await findFirst(tx, and(eq(outbox.status, "queued"), isMeant, isDue), limit)),
  ];
}

function findFirst(tx: Tx, isDue: SQL | undefined, limit: number): Promise<OutboxRow[]> {
  return tx.select().from(outbox).where(isDue).orderBy(asc(outbox.nextAttemptAt)).limit(limit);
}

async function skipTheOthers(
  tx: Tx,
  rows: OutboxRow[],
  now: Date,
  whyNot: NonNullable<Claim["whyNot"]>,
): Promise<OutboxRow[]> {
  const meant: OutboxRow[] = [];
  for (const row of rows) {
    const reason = await whyNot(tx, row);
    if (!reason) {
      meant.push(row);
      continue;
    }
    const skipped = { status: "skipped", reason, leasedUntil: null } as const;
    await tx.update(outbox).set(skipped).where(eq(outbox.id, row.id));
    if (row.campaignId) await finishCampaign(tx, row.campaignId, now);
    else noteMail(tx, row.id);
  }
  return meant;
}

/** One process has a file, so leases at its start are stale; those of a shared database run out by themselves. */
export async function releaseLeases(db: Database): Promise<void> {
  await db.write(async (tx) => {
    await dropTakenBack(tx);
    await tx.update(outbox).set({ status: "queued", leasedUntil: null }).where(eq(outbox.status, "sending"));
    await leaveOutOfStopped(tx);
  });
}

/** Claimed, and never handed to a server: they wait as they did. */
export async function giveBack(db: Database, rows: readonly OutboxRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db.write(async (tx) => {
    for (const { id, status } of rows) {
      await tx
        .update(outbox)
        .set({ status: status === "sending" ? "queued" : status, leasedUntil: null })
        .where(and(eq(outbox.id, id), eq(outbox.status, "sending")));
      await leaveOutOfStopped(tx, eq(outbox.id, id));
    }
  });
}
