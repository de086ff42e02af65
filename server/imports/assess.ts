import type { ReadDb, Tx } from "#db/client.ts";
import { partWords, withoutIdleWords } from "#domain/catalogue/own-words.ts";
import {
  type Catalogue,
  catalogueOf,
  nameSameItems,
  type PlannedRow,
  planRow,
} from "#domain/imports/plan.ts";
import { withWordsOf } from "#domain/imports/read-cell.ts";
import { type FileShape, notationOf } from "#domain/imports/read-file.ts";
import type { ImportRow } from "#domain/imports/row.ts";
import type { Locale } from "#domain/locales.ts";
import { readOwnWords } from "../catalogue/own-words.ts";
import { readStock, writtenValues } from "../catalogue/stock.ts";
import { nextTurn } from "../platform/turns.ts";
import { VOCABULARY } from "../catalogue/spoken-words.ts";

const AT_ONCE = 50;

/** Against the current catalogue; yields every few hundred rows. */
export async function assessRows(
  db: ReadDb | Tx,
  rows: readonly ImportRow[],
  { separator }: Pick<FileShape, "separator">,
  language: Locale,
): Promise<PlannedRow[]> {
  const catalogue = await readCatalogue(db, { notation: notationOf(separator, language) });
  const planned: PlannedRow[] = [];
  await nextTurn();
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    for (const row of rows.slice(from, from + AT_ONCE)) planned.push(planRow(row, catalogue));
    await nextTurn();
  }
  return nameSameItems(planned);
}

async function readCatalogue(db: ReadDb | Tx, spoken: { notation: Locale }): Promise<Catalogue> {
  const stock = await readStock(db);
  const items = stock.map((item) => {
    const { imageFileId: _, ...written } = writtenValues(item);
    return withoutIdleWords({ ...written, ...partWords(item).words, id: item.id, version: item.version });
  });
  const vocabulary = withWordsOf(await readOwnWords(db), VOCABULARY);
  return catalogueOf(items, { ...spoken, vocabulary });
}
