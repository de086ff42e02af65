import type { WrittenItem } from "../catalogue/schema.ts";
import type { Vocabulary } from "./read-cell.ts";

/** What items share with one another, by a word of which a misspelling would begin another one. */
export const SHARED_COLUMNS = ["category", "unitMetric"] as const;
export type SharedColumn = (typeof SHARED_COLUMNS)[number];
export type KnownWords = Readonly<Record<SharedColumn, ReadonlySet<string>>>;

/** The categories and units that there are: those that the portal has words for, and those of the items. */
export function knownWords(
  vocabulary: Vocabulary,
  items: readonly Pick<WrittenItem, SharedColumn>[],
): KnownWords {
  const known = (column: SharedColumn) =>
    new Set([...vocabulary[column].values(), ...items.map((item) => item[column])]);
  return { category: known("category"), unitMetric: known("unitMetric") };
}

/** In which columns a row would bring a word that the catalogue does not have yet: meant, or misspelt. */
export function newWords(values: Partial<WrittenItem>, known: KnownWords): SharedColumn[] {
  return SHARED_COLUMNS.filter((column) => {
    const value = values[column];
    return value !== undefined && !known[column].has(value);
  });
}
