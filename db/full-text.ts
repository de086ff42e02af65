import { type Column, getTableName, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
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
  | "mail_search"
  | OwnIndex;

/** That of a table which declares what it is searched by (`search` in RECORD_TABLES), named for it. */
type OwnIndex = `${string}s_search`;

/** More words narrow nothing down, and each costs a look into the index (D5). */
const MOST_WORDS = 8;

/**
 * The records that a search finds: by the beginnings of words, whatever the case and the accents, in any order; a
 * reference by any part of its number. Undefined for a search that asks for nothing.
 */
export function isFoundBy(column: Column | SQL, index: FullText, search: string): SQL | undefined {
  const rows = foundRows(index, search);
  return rows && sql`${column} in (${rows})`;
}

/** The numbers of those records, as a query of its own; undefined for a search that asks for nothing. */
export function foundRows(index: FullText, search: string): SQL | undefined {
  if (!search.trim()) return undefined;
  const words = wordsOf(search);
  if (words.length === 0) return sql`select 0`;
  const asked = words.map((word) => `"${word.replaceAll('"', '""')}"*`).join(" ");
  return sql`select rowid from ${sql.identifier(index)} where text match ${asked}`;
}

/** A table that is searched by some of its columns, and the number of each of its rows in its index. */
export type Searched = { table: SQLiteTable & { id: SQLiteColumn }; columns: readonly SQLiteColumn[] };

/** The rows that a search finds in the index of their table (`search` in RECORD_TABLES). */
export function isFoundIn(table: SQLiteTable & { searchRow: SQLiteColumn }, search: string): SQL | undefined {
  return isFoundBy(table.searchRow, indexOf(table), search);
}

export function indexOf(table: SQLiteTable): OwnIndex {
  return `${getTableName(table)}_search` as OwnIndex;
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
