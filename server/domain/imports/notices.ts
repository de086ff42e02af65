import type { WrittenItem } from "../catalogue/schema.ts";
import { missingLanguages } from "../catalogue/words.ts";
import type { Locale } from "../locales.ts";
import type { Vocabulary } from "./read-cell.ts";

/** Shared between items, so that a misspelling would create a new value. */
const SHARED_COLUMNS = ["category", "unitMetric"] as const;
export type SharedColumn = (typeof SHARED_COLUMNS)[number];
export type KnownWords = Readonly<Record<SharedColumn, ReadonlySet<string>>>;

/** The words known from the portal and from the items. */
export function knownWords(
  vocabulary: Vocabulary,
  items: readonly Pick<WrittenItem, SharedColumn>[],
): KnownWords {
  const known = (column: SharedColumn) =>
    new Set([...vocabulary[column].values(), ...items.map((item) => item[column])]);
  return { category: known("category"), unitMetric: known("unitMetric") };
}

/** Columns with a new value, intended or misspelt. */
export function newWords(values: Partial<WrittenItem>, known: KnownWords): SharedColumn[] {
  return SHARED_COLUMNS.filter((column) => {
    const value = values[column];
    return value !== undefined && !known[column].has(value);
  });
}

/** Fields that affect what the wizard offers. */
const OFFERED_WITH: readonly (keyof WrittenItem)[] = [
  "title_pt",
  "title_en",
  "description_pt",
  "description_en",
  "status",
];

/** Missing languages of a new item, or of one whose texts or status a row changes. */
export function lackedLanguages(values: Partial<WrittenItem>, before?: WrittenItem): Locale[] {
  if (before && !OFFERED_WITH.some((column) => column in values)) return [];
  return missingLanguages({ ...before, ...values });
}
