import { type Column, getTableName, sql, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { isUnspaced, joinAccents } from "#domain/accents.ts";
import { identifierIn } from "#domain/lists/figures.ts";
import { searchText } from "./search-text.ts";

/**
 * The full-text indexes (FTS5) hold words without their text, under the number that each record keeps in `search_row`,
 * since SQLite may renumber rows. Triggers of the baseline write them: a migration that makes one of these tables
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
 * reference by any part of its number; a script without spaces by any part of what is written. Undefined for a search that asks for nothing.
 */
export function isFoundBy(column: Column | SQL, index: FullText, search: string): SQL | undefined {
  const rows = foundRows(index, search);
  return rows && sql`${column} in (${rows})`;
}

/** The record numbers of a search as a subquery; undefined for an empty search. */
export function foundRows(index: FullText, search: string): SQL | undefined {
  if (!search.trim()) return undefined;
  const words = wordsOf(search);
  if (words.length === 0) return sql`select 0`;
  const [within, begun] = [words.filter(isUnspaced), words.filter((word) => !isUnspaced(word))];
  const beginnings = begun.map((word) => `(${spellingsOf(word).map(beginning).join(" OR ")})`);
  const asked = [
    ...(begun.length > 0 ? [sql`${beginnings.join(" AND ")}`] : []),
    ...within.map((word) => termsWith(index, word)),
  ];
  const whole = identifierIn(search);
  const or = whole ? sql`${`${beginning(whole)} OR `} || ` : sql``;
  return sql`select rowid from ${sql.identifier(index)} where text match ${or}'(' || ${sql.join(asked, sql` || ' AND ' || `)} || ')'`;
}

function beginning(word: string): string {
  return `"${word.replaceAll('"', '""')}"*`;
}

/** More terms than these are no search any more. */
const MOST_TERMS = 200;

/** Of a script without spaces, where a term is a run of many words: every term that holds the word. */
function termsWith(index: FullText, word: string): SQL {
  const holds = spellingsOf(word).map((spelling) => sql`instr(term, ${spelling}) > 0`);
  const terms = sql`select term from ${sql.identifier(`${index}_terms`)} where ${sql.join(holds, sql` or `)} limit ${MOST_TERMS}`;
  // A term without words of its own finds nothing.
  return sql`'(' || coalesce((select group_concat('"' || term || '"', ' OR ') from (${terms})), '"0none0"') || ')'`;
}

/**
 * As a text may be stored: folded by `searchable`; as it is written, where the database indexed other letters itself; as
 * an identifier.
 */
function spellingsOf(word: string): string[] {
  const folded = searchText(word);
  const written = /[\u0900-\uFFFF]/.test(word) ? [joinAccents(word).toLowerCase()] : [];
  return [...new Set([folded, ...written, identifierIn(word) ?? folded])];
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
  const words = search
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(searchText(word)))
    .toSorted((a, b) => b.length - a.length);
  const telling = words.filter(
    (word, at) => !words.slice(0, at).some((longer) => searchText(longer).startsWith(searchText(word))),
  );
  return telling.slice(0, MOST_WORDS);
}
