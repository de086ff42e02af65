import { and, eq, inArray } from "drizzle-orm";
import { type ReadDb, noteWritten, type Tx } from "#db/client.ts";
import { requireVersion, rewrite } from "#db/records.ts";
import { runRows, runs } from "#db/schema/index.ts";
import { refuse } from "#domain/refusal.ts";
import { canUndo, type RunStatus } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../context.ts";
import type { Run } from "./kind.ts";

/** Runs that one noun speaks of: their kinds, and how a refusal names them. */
export type RunsOf = {
  kinds: readonly string[];
  record: "bulk" | "import";
  closed: "bulkClosed" | "importClosed";
};

type Seen = { id: string; version: number };

/** A run is its author's; to everybody else there is none. */
export async function loadRun(
  db: ReadDb | Tx,
  { actor }: SignedInCtx,
  { kinds, record }: RunsOf,
  id: string,
): Promise<Run> {
  const isMeant = and(eq(runs.id, id), eq(runs.actorId, actor.id), inArray(runs.kind, [...kinds]));
  const [run] = await db.select().from(runs).where(isMeant);
  if (!run) throw refuse("notFound", { record });
  return run;
}

/** The run as its author saw it, where this is how it stands. */
export async function loadRunAt(
  db: ReadDb | Tx,
  ctx: SignedInCtx,
  of: RunsOf,
  { id, version }: Seen,
  status: RunStatus,
): Promise<Run> {
  const run = await loadRun(db, ctx, of, id);
  if (run.status !== status) throw refuse(of.closed);
  requireVersion(of.record, run, version);
  return run;
}

/** Brings a run into another status: its author's pages hear of it, and what goes through runs wakes. */
export async function moveRun(tx: Tx, before: Run, change: Partial<Run>): Promise<Seen> {
  const { id, version, actorId } = await rewrite(tx, runs, before, change);
  noteWritten(tx, { kind: "run", id, by: actorId });
  return { id, version };
}

/** Sets the status that the last step led to, unless the run was stopped or moved meanwhile. */
export async function moveOn(tx: Tx, run: Run, change: Partial<Run>): Promise<void> {
  const now = await findStill(tx, run);
  if (now) await moveRun(tx, now, change);
}

/** The run while it still stands as it did. */
export async function findStill(tx: Tx, { id, status }: Run): Promise<Run | undefined> {
  const [run] = await tx
    .select()
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.status, status)));
  return run;
}

/** From here on the run goes by itself; refused when no row is waiting. */
export async function startRun(tx: Tx, run: Run, now: Date, change: Partial<Run> = {}): Promise<Seen> {
  const waiting = await tx.$count(runRows, and(eq(runRows.runId, run.id), eq(runRows.state, "waiting")));
  if (waiting === 0) throw refuse("nothingChanged");
  return moveRun(tx, run, { status: "running", startedAt: now, ...change });
}

/** Stops it where it is: what is done stays done, the rest waits until it is resumed. */
export async function stopRun(tx: Tx, ctx: SignedInCtx, of: RunsOf, seen: Seen): Promise<Seen> {
  return moveRun(tx, await loadRunAt(tx, ctx, of, seen, "running"), { status: "stopped" });
}

/** Goes on where the run was stopped. */
export async function resumeRun(tx: Tx, ctx: SignedInCtx, of: RunsOf, seen: Seen): Promise<Seen> {
  return moveRun(tx, await loadRunAt(tx, ctx, of, seen, "stopped"), { status: "running" });
}

/** Undoes a run within a day, row by row; those that were skipped are none of it. */
export async function undoRun(tx: Tx, run: Run, of: RunsOf, now: Date, hasWayBack: boolean): Promise<Seen> {
  const isDone = and(eq(runRows.runId, run.id), eq(runRows.state, "done"));
  const done = await tx.$count(runRows, isDone);
  const facts = { hasWayBack, status: run.status, endedAt: run.endedAt?.getTime() ?? null, done };
  if (!canUndo(facts, now.getTime())) throw refuse(of.closed);
  await tx.update(runRows).set({ state: "undoing" }).where(isDone);
  return moveRun(tx, run, { status: "undoing" });
}
