import { asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { partsOf } from "#domain/actor.ts";
import type { SignedInCtx } from "../portal/context.ts";
import type { ReadDb } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { hasWayBack, isTakenBackByAdmins } from "#domain/bulk/acts.ts";
import { id } from "#domain/fields.ts";
import type { Reason } from "#domain/refusal.ts";
import { canUndo, isUnderWay, isUndoneInVain, type RunRowState, type StateCounts } from "#domain/runs/run.ts";
import { countStates, noStates } from "../runs/count-states.ts";
import type { Run, RunRow } from "../runs/kind.ts";
import { loadRun } from "../runs/load.ts";
import { type Names, readNames } from "../runs/names.ts";
import { question } from "../call/verb.ts";
import { BULK_AUDIENCE } from "./audience.ts";
import { BULKS } from "./kinds.ts";
import { NO_LETTERS, readWaitingLetters } from "./letters.ts";
import { actOf } from "./act-of.ts";
import { type KeptFor, sameFor } from "./why-kept.ts";

/** A run for its author: its progress, and at the end the outcome, grouped with references. */
export const getBulk = question("bulk.get", {
  may: BULK_AUDIENCE,
  input: v.strictObject({ id: id() }),
  sample: ({ bulk }) => ({ id: bulk }),
  async run(ctx, input) {
    const run = await loadRun(ctx.db.read, ctx, input.id);
    if (isUnderWay(run.status)) {
      const counts = (await countStates(ctx.db.read, [run.id])).get(run.id) ?? noStates();
      return { ...showRun(run, counts, ctx), letters: NO_LETTERS, groups: [] };
    }
    const rows = await ctx.db.read
      .select()
      .from(runRows)
      .where(eq(runRows.runId, run.id))
      .orderBy(asc(runRows.position));
    const groups = groupRows(rows, await nameRows(ctx.db.read, run, rows));
    const letters = (await readWaitingLetters(ctx, [run.id])).get(run.id) ?? NO_LETTERS;
    return { ...showRun(run, countRows(rows), ctx, whyKept(groups)), letters, groups };
  },
});

/** A run, with the reason when nothing could be undone. */
export function showRun(
  run: Run,
  counts: StateCounts,
  { now, actor }: Pick<SignedInCtx, "now" | "actor">,
  keptFor: KeptFor | null = null,
) {
  const act = actOf(run);
  const endedAt = run.endedAt?.getTime() ?? null;
  const facts = { hasWayBack: hasWayBack(act.kind), status: run.status, endedAt, done: counts.done };
  return {
    ...act,
    id: run.id,
    note: run.note,
    status: run.status,
    count: run.count,
    counts,
    keptFor: isUndoneInVain(run.status, counts) ? keptFor : null,
    canUndo: canUndo(facts, now.getTime()) && (!isTakenBackByAdmins(act) || partsOf(actor).includes("admin")),
    startedAt: run.startedAt?.toISOString() ?? null,
    endedAt: run.endedAt?.toISOString() ?? null,
  };
}

type Group = {
  state: RunRowState;
  from: string;
  to: string;
  reason: Reason | null;
  changedBy: string;
  references: { reference: string; name: string }[];
};

/** Groups rows by outcome, the largest group first. */
function groupRows(rows: readonly RunRow[], names: Names): Group[] {
  const groups = new Map<string, Group>();
  for (const { recordId, state, from, to, reason, changedBy, reference } of rows) {
    const outcome = isLeftOut(state) ? [state, sameFor(reason), changedBy] : [state, from, to, reason];
    const key = JSON.stringify(outcome);
    const group = groups.get(key) ?? { state, from, to, reason, changedBy, references: [] };
    group.references.push({ reference, name: names.get(recordId) ?? "" });
    groups.set(key, group);
  }
  return [...groups.values()].toSorted((a, b) => b.references.length - a.references.length);
}

async function nameRows(db: ReadDb, run: Run, rows: readonly RunRow[]): Promise<Names> {
  const { name } = BULKS[actOf(run).kind];
  const ids = rows.map(({ recordId }) => recordId);
  return name ? readNames(db, ids, name) : new Map();
}

function countRows(rows: readonly RunRow[]): StateCounts {
  const counts = noStates();
  for (const { state } of rows) counts[state] += 1;
  return counts;
}

/** The most common reason why rows could not be undone. */
function whyKept(groups: readonly Group[]): KeptFor | null {
  const most = groups.find(({ state }) => state === "kept");
  return most ? { reason: most.reason, changedBy: most.changedBy, count: most.references.length } : null;
}

function isLeftOut(state: RunRowState): boolean {
  return state === "skipped" || state === "kept";
}
