import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import type { Reason } from "#domain/refusal.ts";

/** Why most records could not be undone, and how many. */
export type KeptFor = { reason: Reason | null; changedBy: string; count: number };

/** The key that reasons are grouped by; all late changes count as one reason. */
export function sameFor(reason: Reason | null) {
  return reason?.code === "stale" ? reason.code : reason;
}

const SAME = sql`iif(${runRows.reason} ->> 'code' = 'stale', 'stale', ${runRows.reason})`;

/** The most common reason of each run; reasons are equal by `sameFor`. */
export async function readWhyKept(db: ReadDb, ids: readonly string[]): Promise<Map<string, KeptFor>> {
  const most = new Map<string, KeptFor>();
  if (ids.length === 0) return most;
  const found = await db
    .select({
      id: runRows.runId,
      reason: runRows.reason,
      changedBy: runRows.changedBy,
      count: count(),
    })
    .from(runRows)
    .where(and(inArray(runRows.runId, [...ids]), eq(runRows.state, "kept")))
    .groupBy(runRows.runId, SAME, runRows.changedBy)
    .orderBy(desc(count()), sql`min(${runRows.position})`);
  for (const { id, ...why } of found) if (!most.has(id)) most.set(id, why);
  return most;
}
