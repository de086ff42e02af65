import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { bulkRows } from "#db/schema/index.ts";
import type { Reason } from "#domain/refusal.ts";

/** Why most records could not be undone, and of how many that is said. */
export type KeptFor = { reason: Reason | null; changedBy: string; count: number };

/** Who came too late is told so, whichever version was met. */
export function sameFor(reason: Reason | null) {
  return reason?.code === "stale" ? reason.code : reason;
}

const SAME = sql`iif(${bulkRows.reason} ->> 'code' = 'stale', 'stale', ${bulkRows.reason})`;

/** The most frequent reason of each of these runs, told apart as `sameFor` does. */
export async function readWhyKept(db: ReadDb, ids: readonly string[]): Promise<Map<string, KeptFor>> {
  const most = new Map<string, KeptFor>();
  if (ids.length === 0) return most;
  const found = await db
    .select({
      id: bulkRows.bulkId,
      reason: bulkRows.reason,
      changedBy: bulkRows.changedBy,
      count: count(),
    })
    .from(bulkRows)
    .where(and(inArray(bulkRows.bulkId, [...ids]), eq(bulkRows.state, "kept")))
    .groupBy(bulkRows.bulkId, SAME, bulkRows.changedBy)
    .orderBy(desc(count()), sql`min(${bulkRows.position})`);
  for (const { id, ...why } of found) if (!most.has(id)) most.set(id, why);
  return most;
}
