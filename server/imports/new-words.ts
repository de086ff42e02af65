import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { runRows } from "#db/schema/index.ts";
import { type KnownWords, knownWords, newWords, type SharedColumn } from "#domain/imports/notices.ts";
import { readStock } from "../catalogue/stock.ts";
import { VOCABULARY } from "../catalogue/spoken-words.ts";
import { naturalOrder } from "#domain/natural-order.ts";

const MOST_NAMED = 10;

export async function readKnownWords(db: ReadDb): Promise<KnownWords> {
  return knownWords(VOCABULARY, await readStock(db));
}

/** Rows with a category or unit new to the catalogue, and which. */
export async function countNewWords(db: ReadDb, importId: string) {
  const valueOf = (column: SharedColumn) =>
    sql<string | null>`json_extract(${runRows.data}, ${`$.values.${column}`})`;
  const found = await db
    .select({ category: valueOf("category"), unitMetric: valueOf("unitMetric"), rows: count() })
    .from(runRows)
    .where(and(eq(runRows.runId, importId), inArray(runRows.to, ["create", "change"])))
    .groupBy(sql`1, 2`);
  const known = await readKnownWords(db);
  const named = new Set<string>();
  let rows = 0;
  for (const { rows: some, category, unitMetric } of found) {
    const values = { category: category ?? undefined, unitMetric: unitMetric ?? undefined };
    const columns = newWords(values, known);
    if (columns.length > 0) rows += some;
    for (const column of columns) named.add(values[column] ?? "");
  }
  const words = [...named].toSorted(naturalOrder());
  return { rows, words: words.slice(0, MOST_NAMED), isMore: words.length > MOST_NAMED };
}
