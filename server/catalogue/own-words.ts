import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { kept } from "#db/kept.ts";
import { ownWords } from "#db/schema/index.ts";
import { type OwnWord, ownWord, WORD_FIELDS, WORDED, type WordsOfItem } from "#domain/catalogue/own-words.ts";
import type { FieldChanges } from "#domain/history.ts";
import { question } from "../call/verb.ts";

/** A handful of rows, read once after each change. */
export const readOwnWords = kept([ownWords], async (db): Promise<readonly OwnWord[]> => {
  const rows = await db.select().from(ownWords).orderBy(ownWords.field, ownWords.key);
  return rows;
});

/** What categories and units of the team's own are called, for whoever sees an order. */
export const listOwnWords = question("catalogue.words", {
  may: ["orders.view", "own.view"],
  run: async ({ db }) => ({ words: await readOwnWords(db.read) }),
});

type Named = { category: string; unitMetric: string };

/** Within a transaction. What is not given stays, "" takes a word back. Answers what changed, for the history of the item. */
export async function writeOwnWords(tx: Tx, item: Named, given: WordsOfItem): Promise<FieldChanges> {
  if (WORD_FIELDS.every((field) => given[field] === undefined)) return {};
  const { changes, words } = changeWords(await readOwnWords(tx), item, given);
  await storeWords(tx, words);
  return changes;
}

export function changeWords(
  before: readonly OwnWord[],
  item: Named,
  given: WordsOfItem,
): { changes: FieldChanges; words: OwnWord[] } {
  const changes: FieldChanges = {};
  const words: OwnWord[] = [];
  for (const field of WORD_FIELDS) {
    const key = item[WORDED[field]].trim();
    const text = given[field];
    if (text === undefined) continue;
    const old = ownWord(before, field, key) ?? "";
    if (text === old) continue;
    changes[field] = { old, new: text };
    words.push({ field, key, text });
  }
  return { changes, words };
}

export async function storeWords(tx: Tx, words: readonly OwnWord[]): Promise<void> {
  for (const { field, key, text } of words) {
    if (text === "") await tx.delete(ownWords).where(and(eq(ownWords.field, field), eq(ownWords.key, key)));
    else
      await tx
        .insert(ownWords)
        .values({ field, key, text })
        .onConflictDoUpdate({ target: [ownWords.field, ownWords.key], set: { text: sql`excluded.text` } });
  }
}
