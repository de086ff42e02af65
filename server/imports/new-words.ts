import { and, count, eq, inArray } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { importRows } from "#db/schema/index.ts";
import { type KnownWords, knownWords, newWords } from "#domain/imports/notices.ts";
import { readStock } from "../catalogue/stock.ts";
import { VOCABULARY } from "../catalogue/spoken-words.ts";
import { naturalOrder } from "#domain/natural-order.ts";

const MOST_NAMED = 10;

export async function readKnownWords(db: ReadDb): Promise<KnownWords> {
  return knownWords(VOCABULARY, await readStock(db));
}

/** Rows with a category or unit new to the catalogue, and which. */
export async function countNewWords(db: ReadDb, importId: string) {
  const found = await db
    .select({ category: importRows.category, unitMetric: importRows.unitMetric, rows: count() })
    .from(importRows)
    .where(and(eq(importRows.importId, importId), inArray(importRows.state, ["create", "change"])))
    .groupBy(importRows.category, importRows.unitMetric);
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
