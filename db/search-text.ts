import { and, sql, type Column, type SQL } from "drizzle-orm";
import { searchable } from "#domain/accents.ts";

/** Lower case without accents: what a list's `search` column holds and what a query is turned into. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter((part) => part).join(" ");
  return searchable(text).replace(/\s+/g, " ").trim();
}

/** Every word of the query somewhere in the text, ignoring case and accents; undefined for an empty query. */
export function matchesText(column: Column, query: string): SQL | undefined {
  const words = searchText(query).split(" ").filter(Boolean);
  return and(...words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`} escape '\\'`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
