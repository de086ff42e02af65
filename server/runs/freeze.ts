import { and, eq, lt, or } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { insertRows } from "#db/insert-rows.ts";
import { runRows, runs } from "#db/schema/index.ts";
import { FREEZING_HOLDS_MS } from "#domain/runs/run.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { Run, RunRow } from "./kind.ts";

/** Rows per statement; other work runs in between (P23). */
const AT_ONCE = 1_000;

type NewRun = Pick<Run, "kind" | "verb">;
type NewRow = Omit<RunRow, "runId" | "position" | "changedBy">;

/** Stores a run with its rows in parts; invisible until `planned`. */
export async function freezeRun(
  { db, actor, now }: SignedInCtx,
  run: NewRun,
  frozen: readonly NewRow[],
): Promise<string> {
  const id = newId();
  const row = { id, ...run, status: "freezing", count: frozen.length } as const;
  await db.write((tx) => tx.insert(runs).values({ ...row, actorId: actor.id, createdAt: now }));
  for (let from = 0; from < frozen.length; from += AT_ONCE) {
    const rows = frozen
      .slice(from, from + AT_ONCE)
      .map((row, at) => ({ ...row, runId: id, position: from + at }));
    await db.write((tx) => insertRows(tx, runRows, rows));
  }
  return id;
}

/** Removes the caller's plans and those that a restart interrupted; none can be run any more. */
export async function forgetPlans({ db, actor, now }: SignedInCtx): Promise<void> {
  const isLeft = and(
    eq(runs.status, "freezing"),
    lt(runs.createdAt, new Date(now.getTime() - FREEZING_HOLDS_MS)),
  );
  const old = await db.write((tx) =>
    tx
      .update(runs)
      .set({ status: "freezing" })
      .where(and(eq(runs.actorId, actor.id), or(eq(runs.status, "planned"), isLeft)))
      .returning({ id: runs.id, count: runs.count }),
  );
  for (const { id, count } of old) {
    for (let from = 0; from < count; from += AT_ONCE) {
      const isNext = and(eq(runRows.runId, id), lt(runRows.position, from + AT_ONCE));
      await db.write((tx) => tx.delete(runRows).where(isNext));
    }
    await db.write((tx) => tx.delete(runs).where(eq(runs.id, id)));
  }
}
