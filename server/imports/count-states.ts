import { and, count, eq, inArray, or, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { importRowList, type RowState } from "#domain/imports/import.ts";
import { tally } from "#domain/lists/filter.ts";

const isMeant = inArray(runRows.to, ["create", "change"]);
const isLate = and(eq(runRows.state, "skipped"), isMeant);

/** Refused by the plan, or too late. */
export const isNotImported = or(eq(runRows.to, "refused"), isLate);

/** The plan's outcome, then the result. */
export const stateOfRow = sql<RowState>`case when ${runRows.state} in ('done', 'undoing') then ${runRows.to} || 'd'
  when ${runRows.state} in ('undone', 'kept') then ${runRows.state}
  when ${isLate} then 'late' else ${runRows.to} end`;

export async function countStates(db: ReadDb | Tx, importId: string): Promise<Record<RowState, number>> {
  const found = await db
    .select({ value: stateOfRow, count: count() })
    .from(runRows)
    .where(eq(runRows.runId, importId))
    .groupBy(runRows.to, runRows.state);
  return tally(importRowList.filters.states, found);
}
