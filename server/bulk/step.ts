import { and, asc, desc, eq, gte, inArray, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { bulkRows, bulkRuns, history } from "#db/schema/index.ts";
import type { BulkRowState } from "#domain/bulk/run.ts";
import { isPassing, Refusal } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { historyOf } from "../history/read.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { contextOf } from "./in-the-name-of.ts";
import { BULKS } from "./kinds.ts";
import { actOf, type BulkRun } from "./load.ts";

type Row = typeof bulkRows.$inferSelect;

/** Goes one record further; true once there is nothing left to do. */
export async function step(portal: Portal, run: BulkRun): Promise<boolean> {
  const ctx = await contextOf(portal, run);
  const row = ctx && (await findNext(ctx, run));
  if (ctx && row) {
    await takeStep(ctx, run, row);
    return false;
  }
  await (ctx ? finish(ctx, run) : endRun({ db: portal.db, now: portal.clock() }, run));
  return true;
}

async function findNext(ctx: SignedInCtx, { id }: BulkRun): Promise<Row | undefined> {
  const isNext = and(eq(bulkRows.bulkId, id), inArray(bulkRows.state, ["waiting", "undoing"]));
  const [row] = await ctx.db.read
    .select()
    .from(bulkRows)
    .where(isNext)
    .orderBy(asc(bulkRows.position))
    .limit(1);
  return row;
}

/**
 * One record: the verb and what is noted of it in one transaction, so that a restart between two records repeats
 * nothing. A refusal leaves the record out, with its reason; one that says nothing of the record leaves it to wait.
 */
async function takeStep(ctx: SignedInCtx, run: BulkRun, row: Row): Promise<void> {
  const isUndo = row.state === "undoing";
  try {
    const record = { id: row.recordId, version: row.version };
    const prepared = isUndo ? undefined : await BULKS[run.kind].prepare?.(ctx, record, actOf(run).verb);
    await ctx.db.write((tx) => (isUndo ? undoOne(tx, ctx, run, row) : makeOne(tx, ctx, run, row, prepared)));
  } catch (error) {
    if (isPassing(error) || ctx.portal.storage.refusalOf(error)) throw error;
    await leaveOut(ctx, run, row, isUndo ? "kept" : "skipped", error);
  }
}

async function makeOne(tx: Tx, ctx: SignedInCtx, run: BulkRun, row: Row, prepared: unknown): Promise<void> {
  const record = { id: row.recordId, version: row.version, from: row.from, to: row.to, seen: row.undo };
  const { verb } = actOf(run);
  const made = await BULKS[run.kind].make(tx, ctx, record, verb, run.note, prepared);
  const { version, undo = null, to = row.to } = made;
  await note(tx, row, { state: "done", version, undo, to });
}

async function undoOne(tx: Tx, ctx: SignedInCtx, run: BulkRun, row: Row): Promise<void> {
  const { recordId, version, from, to, undo } = row;
  await BULKS[run.kind].undo(tx, ctx, { id: recordId, version, from, to, undo });
  await note(tx, row, { state: "undone" });
}

async function leaveOut(
  ctx: SignedInCtx,
  run: BulkRun,
  row: Row,
  state: BulkRowState,
  error: unknown,
): Promise<void> {
  const reason = error instanceof Refusal ? error.reason : null;
  if (!reason) ctx.portal.log.error({ bulk: run.id, row: row.position, ...describeError(error) }, "failed");
  const changedBy = reason?.code === "stale" ? await findChanger(ctx, run, row) : "";
  await ctx.db.write((tx) => note(tx, row, { state, reason, changedBy }));
}

/** Who changed the record since it was looked at; the run itself aside. */
async function findChanger(ctx: SignedInCtx, run: BulkRun, row: Row): Promise<string> {
  const since = row.state === "undoing" ? (run.startedAt ?? run.createdAt) : run.createdAt;
  const [last] = await ctx.db.read
    .select({ actorName: history.actorName })
    .from(history)
    .where(
      and(
        or(...BULKS[run.kind].records.map((record) => historyOf(record, row.recordId))),
        gte(history.at, since),
        or(isNull(history.bulkId), ne(history.bulkId, run.id)),
      ),
    )
    .orderBy(desc(history.at), desc(history.id))
    .limit(1);
  return last?.actorName ?? "";
}

function note(tx: Tx, { bulkId, position }: Row, change: Partial<Row>) {
  return tx
    .update(bulkRows)
    .set(change)
    .where(and(eq(bulkRows.bulkId, bulkId), eq(bulkRows.position, position)));
}

/** What a run is once none of its records waits any more. */
async function finish(ctx: SignedInCtx, run: BulkRun): Promise<void> {
  const change =
    run.status === "undoing"
      ? ({ status: "undone" } as const)
      : ({ status: "done", endedAt: ctx.now } as const);
  await ctx.db.write((tx) => tx.update(bulkRuns).set(change).where(eq(bulkRuns.id, run.id)));
}

/** A run that cannot go on says so: what still waited was not done. */
async function endRun(ctx: Pick<SignedInCtx, "db" | "now">, run: BulkRun): Promise<void> {
  await ctx.db.write(async (tx) => {
    const of = (state: BulkRowState) => and(eq(bulkRows.bulkId, run.id), eq(bulkRows.state, state));
    const reason = { code: "forbidden", params: {} } as const;
    await tx.update(bulkRows).set({ state: "skipped", reason }).where(of("waiting"));
    await tx.update(bulkRows).set({ state: "kept", reason }).where(of("undoing"));
    await tx.update(bulkRuns).set({ status: "ended", endedAt: ctx.now }).where(eq(bulkRuns.id, run.id));
  });
}
