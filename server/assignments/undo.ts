import { and, eq, not, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { assignmentRuns, assignments, evaluations } from "#db/schema/index.ts";
import type { TakenPair } from "#domain/evaluations/assignment.ts";
import { pairKey } from "#domain/evaluations/spread-board.ts";
import { id } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { change } from "../verb.ts";
import { judgeStandings } from "./facts.ts";
import { atOnce } from "./in-turns.ts";
import { readLastRun } from "./last-run.ts";
import { takeLettersBack } from "./mail.ts";
import { readStored, rowsOf } from "./stored.ts";

type Undone = { removed: number; kept: number; restored: number };

/**
 * Takes the last acceptance back, once: what it gave goes where nobody has begun, what it took comes back where it
 * still may, each pair for itself. Letters that have not left yet do not leave.
 */
export const undoAssignment = change("assignments.undo", {
  may: ["evaluations.assign"],
  input: v.strictObject({ id: id() }),
  sample: ({ assignment }) => ({ id: assignment }),
  async run(tx, ctx, input): Promise<Undone> {
    const last = await readLastRun(tx);
    if (!last || last.run.id !== input.id || last.run.undoneAt) throw refuse("assignmentClosed");
    const isOfRun = and(eq(assignments.runId, input.id), eq(assignments.standing, "proposed"));
    const removed = await tx
      .delete(assignments)
      .where(and(isOfRun, not(isBegun)))
      .returning({ id: assignments.readerId });
    const kept = await tx.$count(assignments, isOfRun);
    const restored = await restore(tx, ctx, last.run.taken);
    await tx.update(assignmentRuns).set({ undoneAt: ctx.now }).where(eq(assignmentRuns.id, input.id));
    await takeLettersBack(tx, input.id);
    const undone = { removed: removed.length, kept, restored };
    await recordHistory(tx, ctx, {
      record: "assignment",
      recordId: input.id,
      action: "undo",
      changes: Object.fromEntries(
        Object.entries(undone).map(([name, count]) => [name, { old: null, new: count }]),
      ),
    });
    return undone;
  },
});

const isBegun = sql`exists (select 1 from ${evaluations} where ${and(
  eq(evaluations.submissionId, assignments.submissionId),
  eq(evaluations.evaluatorId, assignments.readerId),
)})`;

/** Under evaluation still, by somebody of the team who may mark it. */
async function restore(
  tx: Tx,
  { now: createdAt }: SignedInCtx,
  taken: readonly TakenPair[],
): Promise<number> {
  if (taken.length === 0) return 0;
  const stored = await readStored(tx);
  const { open, team, barOf } = atOnce(judgeStandings(stored));
  const held = new Set(
    rowsOf(stored, "pairs").map(([submissionId, readerId]) => pairKey([submissionId, readerId])),
  );
  const back = taken.filter(([submissionId, readerId]) => {
    const isFree =
      open.has(submissionId) && team.has(readerId) && !held.has(pairKey([submissionId, readerId]));
    return isFree && !barOf([submissionId, readerId]);
  });
  await insertRows(
    tx,
    assignments,
    back.map(([submissionId, readerId, runId]) => ({
      submissionId,
      readerId,
      standing: "proposed" as const,
      runId,
      createdAt,
    })),
  );
  return back.length;
}
