import { count, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { bulkRows } from "#db/schema/index.ts";
import { BULK_ROW_STATES, type BulkRowState } from "#domain/bulk/run.ts";

export type StateCounts = Record<BulkRowState, number>;

/** Of no records any. */
export function noStates(): StateCounts {
  return Object.fromEntries(BULK_ROW_STATES.map((state) => [state, 0])) as StateCounts;
}

/** How far the records of some runs are. */
export async function countStates(db: ReadDb, ids: readonly string[]): Promise<Map<string, StateCounts>> {
  const found = await db
    .select({ id: bulkRows.bulkId, state: bulkRows.state, count: count() })
    .from(bulkRows)
    .where(inArray(bulkRows.bulkId, [...ids]))
    .groupBy(bulkRows.bulkId, bulkRows.state);
  const counts = new Map(ids.map((id) => [id, noStates()]));
  for (const { id, state, count: some } of found) {
    const of = counts.get(id);
    if (of) of[state] = some;
  }
  return counts;
}
