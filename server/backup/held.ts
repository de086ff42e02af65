import { and, count, eq, inArray, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { noteWritten, type ReadDb, type Tx } from "#db/client.ts";
import { type Hold, readHold } from "#db/hold.ts";
import { rewrite } from "#db/records.ts";
import { campaigns, outbox, restores, runs } from "#db/schema/index.ts";
import { UNDER_WAY } from "#domain/runs/run.ts";
import { refuse } from "#domain/refusal.ts";
import { deleteRecipients } from "../campaigns/freeze.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { recordHistory } from "../history/record.ts";
import { leaveOutOfStopped } from "../mail/outbox.ts";
import { moveRun } from "../runs/load.ts";
import { change, question } from "../call/verb.ts";

/** What waits since a backup was put back; instants as ISO 8601, UTC. */
export type Held = {
  /** The moment whose data were put back, and when that was done. */
  takenAt: string;
  restoredAt: string;
  /** Messages that would leave by themselves, those of campaigns beside them. */
  mails: number;
  campaigns: number;
  runs: number;
};

const WAITING = ["queued", "sending", "failed"] as const;

/** The mail held after a restore; null when none is held. */
export const readHeld = question("backup.held", {
  may: ["mails.manage"],
  async run({ db }): Promise<Held | null> {
    const hold = await readHold(db.read);
    return hold ? countHeld(db.read, hold) : null;
  },
});

/** What waits leaves and goes on; what is late by then becomes drafts, as after any standstill. For ADMIN. */
export const releaseHeld = change("backup.release", {
  may: ["settings.update"],
  async run(tx, ctx) {
    const hold = await requireHold(tx);
    const held = await countHeld(tx, hold);
    await decide(tx, ctx, hold, "release");
    noteWritten(tx, { kind: "mail" });
    noteWritten(tx, { kind: "run", id: hold.id, by: ctx.actor.id });
    return held;
  },
});

/** What waits never leaves: messages are skipped, campaigns stop or are drafts again, runs stop where they are. For ADMIN. */
export const dropHeld = change("backup.drop", {
  may: ["settings.update"],
  async run(tx, ctx) {
    const hold = await requireHold(tx);
    const held = await countHeld(tx, hold);
    await dropCampaigns(tx, ctx, hold);
    await tx
      .update(outbox)
      .set({
        status: "skipped",
        reason: { code: "droppedAfterRestore", params: {} },
        sealed: null,
        leasedUntil: null,
      })
      .where(and(ne(outbox.lane, "campaign"), isHeldMail(hold)));
    for (const run of await tx.select().from(runs).where(isHeldRun(hold))) {
      await moveRun(tx, run, { status: "stopped" });
    }
    await decide(tx, ctx, hold, "drop");
    noteWritten(tx, { kind: "mail" });
    return held;
  },
});

async function requireHold(tx: Tx): Promise<Hold> {
  const hold = await readHold(tx);
  if (!hold) throw refuse("nothingHeld");
  return hold;
}

/** All that were put back one over the other. */
async function decide(
  tx: Tx,
  { now, actor }: SignedInCtx,
  hold: Hold,
  decision: "release" | "drop",
): Promise<void> {
  await tx
    .update(restores)
    .set({ decision, decidedBy: actor.id, decidedAt: now })
    .where(and(lte(restores.restoredAt, hold.until), sql`${restores.decidedAt} is null`));
}

async function countHeld(db: ReadDb | Tx, hold: Hold): Promise<Held> {
  const number = async (rows: Promise<{ n: number }[]>) => (await rows)[0]?.n ?? 0;
  return {
    takenAt: hold.takenAt.toISOString(),
    restoredAt: hold.until.toISOString(),
    mails: await number(
      db
        .select({ n: count() })
        .from(outbox)
        .where(and(ne(outbox.lane, "campaign"), isHeldMail(hold))),
    ),
    campaigns: await number(db.select({ n: count() }).from(campaigns).where(isHeldCampaign(hold))),
    runs: await number(db.select({ n: count() }).from(runs).where(isHeldRun(hold))),
  };
}

function isHeldMail({ until }: Hold): SQL | undefined {
  return and(inArray(outbox.status, [...WAITING]), lte(outbox.createdAt, until));
}

function isHeldCampaign({ until }: Hold): SQL | undefined {
  return or(
    and(eq(campaigns.status, "planned"), lte(campaigns.updatedAt, until)),
    and(eq(campaigns.status, "running"), lte(campaigns.startedAt, until)),
  );
}

function isHeldRun({ until }: Hold): SQL | undefined {
  return and(
    inArray(runs.status, [...UNDER_WAY]),
    lte(sql`coalesce(${runs.startedAt}, ${runs.createdAt})`, until.getTime()),
  );
}

async function dropCampaigns(tx: Tx, ctx: SignedInCtx, hold: Hold): Promise<void> {
  for (const before of await tx.select().from(campaigns).where(isHeldCampaign(hold))) {
    const isPlanned = before.status === "planned";
    const to = isPlanned ? "draft" : "stopped";
    await rewrite(tx, campaigns, before, {
      status: to,
      updatedAt: ctx.now,
      ...(isPlanned ? { plannedFor: null, recipients: 0 } : { finishedAt: ctx.now }),
    });
    if (isPlanned) await deleteRecipients(tx, before.id);
    await recordHistory(tx, ctx, {
      record: "campaign",
      recordId: before.id,
      action: isPlanned ? "unplan" : "stop",
      from: before.status,
      to,
    });
  }
  await leaveOutOfStopped(tx);
}
