import { and, sql, type Column, type SQL } from "drizzle-orm";

/** Lower case without accents: what a list's `search` column holds and what a query is turned into. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part)
    .join(" ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

/** Every word of the query somewhere in the text, ignoring case and accents; undefined for an empty query. */
export function matchesText(column: Column, query: string): SQL | undefined {
  const words = searchText(query).split(" ").filter(Boolean);
  return and(...words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`} escape '\\'`));
}

function escapeLike(word: string): string {
  return word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}
