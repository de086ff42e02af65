import { and, asc, eq } from "drizzle-orm";
import { noteWritten, type Tx } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { isPassing, Refusal } from "#domain/refusal.ts";
import type { RunRowState } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../context.ts";
import { contextInTheNameOf } from "../in-the-name-of.ts";
import { describeError } from "../platform/log.ts";
import type { Portal } from "../portal.ts";
import { findChanger } from "./changer.ts";
import { claimOf, type Run, type RunKind, type RunKinds, type RunRow } from "./kind.ts";
import { findStill, moveOn } from "./load.ts";
import { noteRows } from "./note-rows.ts";

/** One step of a run; true when nothing is left. Temporary errors are thrown, for the caller to retry; others stop the run. */
export async function step(portal: Portal, kinds: RunKinds, run: Run): Promise<boolean> {
  const kind = kinds[run.kind];
  const ctx = kind && (await contextInTheNameOf(portal, { ...run, may: kind.may }));
  if (!ctx) return giveUp(portal, kind, run);
  try {
    if (run.status !== "reading") return await takeStep(ctx, kind, run);
    await kind.read?.(ctx, run);
    return true;
  } catch (error) {
    const canWait = isPassing(error) || portal.storage.refusalOf(error);
    if (canWait || !(kind.canStop || run.status === "reading")) throw error;
    portal.log.error({ run: run.id, ...describeError(error) }, "failed");
    return giveUp(portal, kind, run);
  }
}

/** Rows and their results in one transaction, so that a restart repeats nothing. */
async function takeStep(ctx: SignedInCtx, kind: RunKind, run: Run): Promise<boolean> {
  const rows = await findNext(ctx, kind, run);
  const [row] = rows;
  if (!row) {
    await finish(ctx, run);
    return true;
  }
  try {
    const isUndo = run.status === "undoing";
    const prepared = isUndo ? undefined : await kind.prepare?.(ctx, run, rows);
    return await ctx.db.write(async (tx) => {
      if (!(await findStill(tx, run)) || !(await ctx.db.claims.isHeld(tx, claimOf(run)))) return true;
      if (isUndo) await kind.undo?.(tx, ctx, row, run);
      const made = isUndo
        ? [{ position: row.position, state: "undone" as const }]
        : await kind.act(tx, ctx, run, rows, prepared);
      await noteRows(tx, run, made);
      noteProgress(tx, run);
      return false;
    });
  } catch (error) {
    const isAlone = rows.length === 1 && (kind.atOnce === 1 || run.status === "undoing");
    if (!isAlone || isPassing(error) || ctx.portal.storage.refusalOf(error)) throw error;
    await leaveOut(ctx, kind, run, row, error);
    return false;
  }
}

/** Undoing goes one by one. */
async function findNext({ db }: SignedInCtx, { atOnce }: RunKind, run: Run): Promise<RunRow[]> {
  const isUndo = run.status === "undoing";
  return db.read
    .select()
    .from(runRows)
    .where(and(eq(runRows.runId, run.id), eq(runRows.state, isUndo ? "undoing" : "waiting")))
    .orderBy(asc(runRows.position))
    .limit(isUndo ? 1 : atOnce);
}

/** A refused row is left out with its reason, and with who was faster. */
async function leaveOut(
  ctx: SignedInCtx,
  { records }: RunKind,
  run: Run,
  { position, recordId }: RunRow,
  error: unknown,
): Promise<void> {
  const isUndo = run.status === "undoing";
  const reason = error instanceof Refusal ? error.reason : null;
  if (!reason) ctx.portal.log.error({ run: run.id, row: position, ...describeError(error) }, "failed");
  const since = isUndo ? (run.startedAt ?? run.createdAt) : run.createdAt;
  const changedBy =
    reason?.code === "stale" ? await findChanger(ctx.db.read, { records, recordId, since, run }) : "";
  const state: RunRowState = isUndo ? "kept" : "skipped";
  await ctx.db.write(async (tx) => {
    await noteRows(tx, run, [{ position, state, reason, changedBy }]);
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

/** The final status. */
async function finish({ db, now }: SignedInCtx, run: Run): Promise<void> {
  const change =
    run.status === "undoing" ? ({ status: "undone" } as const) : ({ status: "done", endedAt: now } as const);
  await db.write((tx) => moveOn(tx, run, change));
}

/** What is done stays. A plan being re-read stays a plan; a run that can be resumed stops, any other ends. */
async function giveUp({ db, clock }: Portal, kind: RunKind | undefined, run: Run): Promise<true> {
  await db.write(async (tx) => {
    if (run.status === "reading") {
      return moveOn(tx, run, { status: run.plannedAt ? "planned" : "unreadable" });
    }
    if (kind?.canStop && run.status === "running") return moveOn(tx, run, { status: "stopped" });
    const of = (state: RunRowState) => and(eq(runRows.runId, run.id), eq(runRows.state, state));
    const reason = { code: "forbidden", params: {} } as const;
    await tx.update(runRows).set({ state: "skipped", reason }).where(of("waiting"));
    await tx.update(runRows).set({ state: "kept", reason }).where(of("undoing"));
    return moveOn(tx, run, { status: "ended", endedAt: clock() });
  });
  return true;
}
