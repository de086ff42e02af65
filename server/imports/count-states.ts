import { count, eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { importRows } from "#db/schema/index.ts";
import { importRowList, type RowState } from "#domain/imports/import.ts";
import { tally } from "#domain/lists/filter.ts";

/** Where a row stands, in words: what it was to come to, or what became of it. */
export const stateOfRow = sql<RowState>`case ${importRows.result} when 'done' then ${importRows.outcome} || 'd'
  when 'late' then 'late' else ${importRows.outcome} end`;

/** How many rows of an import stand where. */
export async function countStates(db: ReadDb | Tx, importId: string): Promise<Record<RowState, number>> {
  const found = await db
    .select({ value: stateOfRow, count: count() })
    .from(importRows)
    .where(eq(importRows.importId, importId))
    .groupBy(importRows.outcome, importRows.result);
  return tally(importRowList.filters.states, found);
}
