import { count, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { ROW_STATES, type RunRowState, type StateCounts } from "#domain/runs/run.ts";

/** Counts of all states, all zero. */
export function noStates(): Record<RunRowState, number> {
  return Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RunRowState, number>;
}

export async function countStates(db: ReadDb, ids: readonly string[]): Promise<Map<string, StateCounts>> {
  const found = await db
    .select({ id: runRows.runId, state: runRows.state, count: count() })
    .from(runRows)
    .where(inArray(runRows.runId, [...ids]))
    .groupBy(runRows.runId, runRows.state);
  const counts = new Map(ids.map((id) => [id, noStates()]));
  for (const { id, state, count: some } of found) {
    const of = counts.get(id);
    if (of) of[state] = some;
  }
  return counts;
}
