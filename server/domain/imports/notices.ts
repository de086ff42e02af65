import type { WrittenItem } from "../catalogue/schema.ts";
import { missingLanguages } from "../catalogue/words.ts";
import type { Locale } from "../locales.ts";
import type { Vocabulary } from "./read-cell.ts";

/** What items share with one another, by a word of which a misspelling would begin another one. */
const SHARED_COLUMNS = ["category", "unitMetric"] as const;
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

/** A change of any of these says something of what an item is offered with. */
const OFFERED_WITH: readonly (keyof WrittenItem)[] = [
  "title_pt",
  "title_en",
  "description_pt",
  "description_en",
  "status",
];

/**
 * The languages that an item would lack, by the rule of the catalogue: of a new one, and of one whose texts or status a
 * row changes.
 */
export function lackedLanguages(values: Partial<WrittenItem>, before?: WrittenItem): Locale[] {
  if (before && !OFFERED_WITH.some((column) => column in values)) return [];
  return missingLanguages({ ...before, ...values });
}
