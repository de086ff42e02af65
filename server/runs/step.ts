import { and, asc, eq } from "drizzle-orm";
import { noteWritten, type Tx } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { isPassing, Refusal } from "#domain/refusal.ts";
import type { RunRowState } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { contextInTheNameOf } from "../portal/in-the-name-of.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal/portal.ts";
import { findChanger } from "./changer.ts";
import { claimOf, type RowOutcome, type Run, type RunKind, type RunKinds, type RunRow } from "./kind.ts";
import { findStill, moveOn } from "./load.ts";

/** One step of a run; true when nothing is left. Temporary errors are thrown, for the caller to retry. */
export async function step(portal: Portal, kinds: RunKinds, run: Run): Promise<boolean> {
  const kind = kinds[run.kind];
  const ctx = kind && (await contextInTheNameOf(portal, { ...run, may: kind.may }));
  return ctx ? takeStep(ctx, kind, run) : giveUp(portal, run);
}

/** A row and its result in one transaction, so that a restart repeats nothing. */
async function takeStep(ctx: SignedInCtx, kind: RunKind, run: Run): Promise<boolean> {
  const row = await findNext(ctx, run);
  if (!row) {
    await finish(ctx, run);
    return true;
  }
  try {
    const isUndo = run.status === "undoing";
    const prepared = isUndo ? undefined : await kind.prepare?.(ctx, run, row);
    return await ctx.db.write(async (tx) => {
      if (!(await findStill(tx, run)) || !(await ctx.db.claims.isHeld(tx, claimOf(run)))) return true;
      if (isUndo) await kind.undo?.(tx, ctx, row, run);
      await noteRow(tx, row, isUndo ? { state: "undone" } : await kind.act(tx, ctx, run, row, prepared));
      noteProgress(tx, run);
      return false;
    });
  } catch (error) {
    if (isPassing(error) || ctx.portal.storage.refusalOf(error)) throw error;
    await leaveOut(ctx, kind, run, row, error);
    return false;
  }
}

async function findNext({ db }: SignedInCtx, run: Run): Promise<RunRow | undefined> {
  const [row] = await db.read
    .select()
    .from(runRows)
    .where(
      and(eq(runRows.runId, run.id), eq(runRows.state, run.status === "undoing" ? "undoing" : "waiting")),
    )
    .orderBy(asc(runRows.position))
    .limit(1);
  return row;
}

async function noteRow(tx: Tx, { runId, position }: RunRow, outcome: RowOutcome): Promise<void> {
  const isMeant = and(eq(runRows.runId, runId), eq(runRows.position, position));
  await tx.update(runRows).set(outcome).where(isMeant);
}

/** A refused row is left out with its reason, and with who was faster. */
async function leaveOut(
  ctx: SignedInCtx,
  { records }: RunKind,
  run: Run,
  row: RunRow,
  error: unknown,
): Promise<void> {
  const { position, recordId } = row;
  const isUndo = run.status === "undoing";
  const reason = error instanceof Refusal ? error.reason : null;
  if (!reason) ctx.portal.log.error({ run: run.id, row: position, ...describeError(error) }, "failed");
  const since = isUndo ? (run.startedAt ?? run.createdAt) : run.createdAt;
  const changedBy =
    reason?.code === "stale" ? await findChanger(ctx.db.read, { records, recordId, since, run }) : "";
  const state: RunRowState = isUndo ? "kept" : "skipped";
  await ctx.db.write(async (tx) => {
    await noteRow(tx, row, { state, reason, changedBy });
    noteProgress(tx, run);
  });
}

/** Twice a second at most; pages read once a second. */
const NEWS_EVERY_MS = 500;
const lastNews = new WeakMap<Run, number>();

function noteProgress(tx: Tx, run: Run): void {
  const now = performance.now();
  if (now - (lastNews.get(run) ?? -NEWS_EVERY_MS) < NEWS_EVERY_MS) return;
  lastNews.set(run, now);
  noteWritten(tx, { kind: "run", id: run.id, by: run.actorId });
}

/** Gives a run its final status. */
async function finish({ db, now }: SignedInCtx, run: Run): Promise<void> {
  const change =
    run.status === "undoing" ? ({ status: "undone" } as const) : ({ status: "done", endedAt: now } as const);
  await db.write((tx) => moveOn(tx, run, change));
}

/** Ends a run whose author may not continue; what is done stays. */
async function giveUp({ db, clock }: Portal, run: Run): Promise<true> {
  await db.write(async (tx) => {
    const of = (state: RunRowState) => and(eq(runRows.runId, run.id), eq(runRows.state, state));
    const reason = { code: "forbidden", params: {} } as const;
    await tx.update(runRows).set({ state: "skipped", reason }).where(of("waiting"));
    await tx.update(runRows).set({ state: "kept", reason }).where(of("undoing"));
    return moveOn(tx, run, { status: "ended", endedAt: clock() });
  });
  return true;
}
