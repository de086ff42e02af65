import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { counters } from "#db/schema/index.ts";

/**
 * The next human reference of a series, "EOI-2025-00042": the edition's year and a number of at least five digits.
 * It is taken inside the caller's transaction, so a refused change uses no number and two never share one.
 */
export async function nextReference(tx: Tx, prefix: "EOI" | "ORD", year: number): Promise<string> {
  const series = `${prefix}-${year}`;
  const row = await takeNext(tx).get({ series });
  return `${series}-${String(row?.last).padStart(5, "0")}`;
}

const takeNext = hot((db) =>
  db
    .insert(counters)
    .values({ series: sql.placeholder("series"), last: 1 })
    .onConflictDoUpdate({ target: counters.series, set: { last: sql`${counters.last} + 1` } })
    .returning()
    .prepare(),
);
