import { searchable } from "#domain/accents.ts";

/** Lower case without accents: what a record is searched and sorted by, and what a query is turned into. */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  const text = parts.filter((part) => part).join(" ");
  return searchable(text).replace(/\s+/g, " ").trim();
}
