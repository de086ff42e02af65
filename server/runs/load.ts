import { and, eq } from "drizzle-orm";
import { type ReadDb, noteWritten, type Tx } from "#db/client.ts";
import { rewrite } from "#db/records.ts";
import { runRows, runs } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { canUndo } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { Run } from "./kind.ts";

type Seen = { id: string; version: number };

/** Loads a run of the caller; any other is not found. */
export async function loadRun(db: ReadDb | Tx, { actor }: SignedInCtx, id: string): Promise<Run> {
  const [run] = await db
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.actorId, actor.id)));
  if (!run) throw refuse("notFound", { record: "bulk" });
  return run;
}

/** Notifies its author's pages and wakes the runner. */
export async function moveRun(tx: Tx, before: Run, change: Partial<Run>): Promise<Seen> {
  const { id, version, actorId } = await rewrite(tx, runs, before, change);
  noteWritten(tx, { kind: "run", id, by: actorId });
  return { id, version };
}

/** Moves a run on, unless it was stopped or moved meanwhile. */
export async function moveOn(tx: Tx, run: Run, change: Partial<Run>): Promise<void> {
  const now = await findStill(tx, run);
  if (now) await moveRun(tx, now, change);
}

/** The run, if its status is unchanged. */
export async function findStill(tx: Tx, { id, status }: Run): Promise<Run | undefined> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.status, status)));
  return run;
}

/** Starts a run; refused when no row waits. */
export async function startRun(tx: Tx, run: Run, now: Date, change: Partial<Run>): Promise<Seen> {
  const waiting = await tx.$count(runRows, and(eq(runRows.runId, run.id), eq(runRows.state, "waiting")));
  if (waiting === 0) throw refuse("nothingChanged");
  return moveRun(tx, run, { status: "running", startedAt: now, ...change });
}

/** Starts undoing a run, within a day of it; skipped rows are left out. */
export async function undoRun(
  tx: Tx,
  run: Run,
  now: Date,
  hasWayBack: boolean,
  change: Partial<Run>,
): Promise<Seen> {
  const isDone = and(eq(runRows.runId, run.id), eq(runRows.state, "done"));
  const done = await tx.$count(runRows, isDone);
  const facts = { hasWayBack, status: run.status, endedAt: run.endedAt?.getTime() ?? null, done };
  if (!canUndo(facts, now.getTime())) throw refuse("bulkClosed");
  await tx.update(runRows).set({ state: "undoing" }).where(isDone);
  return moveRun(tx, run, { ...change, status: "undoing" });
}
