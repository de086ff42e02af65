import { type Column, sql, type SQL } from "drizzle-orm";
import { searchText } from "./search-text.ts";

/**
 * The full-text indexes (FTS5) hold words without their text, under the number that each record keeps in `search_row`,
 * since SQLite may renumber rows. Triggers of migration 0004 write them: a migration that makes one of these tables
 * again has to make its triggers again.
 */
export type FullText =
  | "order_search"
  | "submission_search"
  | "history_search"
  | "account_search"
  | "mail_search";

/** More words narrow nothing down, and each costs a look into the index (D5). */
const MOST_WORDS = 8;

/**
 * The records that a search finds: by the beginnings of words, whatever the case and the accents, in any order; a
 * reference by any part of its number. Undefined for a search that asks for nothing.
 */
export function isFoundBy(column: Column | SQL, index: FullText, search: string): SQL | undefined {
  if (!search.trim()) return undefined;
  const words = wordsOf(search);
  if (words.length === 0) return sql`0`;
  const asked = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");
  return sql`${column} in (select rowid from ${sql.identifier(index)} where text match ${asked})`;
}

/** What has a letter or a digit; of words that begin with one another, the longer one says it all. */
function wordsOf(search: string): string[] {
  const words = searchText(search)
    .split(" ")
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .toSorted((a, b) => b.length - a.length);
  const telling = words.filter((word, at) => !words.slice(0, at).some((longer) => longer.startsWith(word)));
  return telling.slice(0, MOST_WORDS);
}
