import type { Locale } from "../locales.ts";
import { CATEGORIES, DEFAULT_CATEGORY } from "./categories.ts";
import { UNITS } from "./unit.ts";

/**
 * What a category or unit of the team's own is called in each language, and a unit in the plural; beside each the column
 * of an item that holds its key, the text as it was first written.
 */
export const WORDED = {
  category_pt: "category",
  category_en: "category",
  unit_pt: "unitMetric",
  units_pt: "unitMetric",
  unit_en: "unitMetric",
  units_en: "unitMetric",
} as const;
export type WordField = keyof typeof WORDED;
export const WORD_FIELDS = [
  "category_pt",
  "category_en",
  "unit_pt",
  "units_pt",
  "unit_en",
  "units_en",
] as const;

export type OwnWord = { field: WordField; key: string; text: string };
export type WordsOfItem = Partial<Record<WordField, string>>;
type Named = Record<(typeof WORDED)[WordField], string>;

const KNOWN: Record<keyof Named, readonly string[]> = {
  category: [...CATEGORIES, DEFAULT_CATEGORY],
  unitMetric: UNITS,
};

/** Whether the team made the value: the portal has no words for it. */
export function isOwn(column: keyof Named, key: string): boolean {
  return key.trim() !== "" && !KNOWN[column].includes(key.trim());
}

/** An item without those of something that is no own one, or not given. */
export function withoutIdleWords<Item extends Named & WordsOfItem>(item: Item): Item {
  return leaveOut(item, (field) => item[field] === undefined || !isOwn(WORDED[field], item[WORDED[field]]));
}

/** A new item takes no word back: "" in its form says nothing. */
export function withoutEmptyWords<Item extends WordsOfItem>(item: Item): Item {
  return leaveOut(item, (field) => item[field] === "");
}

/**
 * What somebody changed in the form of a stored item, "" where they took a word back. One that stands as it was opened
 * may have been mended in another item since.
 */
export function withChangedWords<Item extends Named & WordsOfItem>(
  before: Named & WordsOfItem,
  item: Item,
): Item {
  return leaveOut(item, (field) => {
    const isSame = before[WORDED[field]] === item[WORDED[field]];
    return item[field] === (isSame ? before[field] : "");
  });
}

function leaveOut<Item extends object>(item: Item, isLeftOut: (field: WordField) => boolean): Item {
  const left = WORD_FIELDS.filter(isLeftOut);
  return Object.fromEntries(
    Object.entries(item).filter(([name]) => !left.some((field) => field === name)),
  ) as Item;
}

export function ownWord(words: readonly OwnWord[], field: WordField, key: string): string | undefined {
  return words.find((word) => word.field === field && word.key === key.trim())?.text;
}

/** Apart from what is the item's alone. */
export function partWords<Values extends WordsOfItem>(
  values: Values,
): { words: WordsOfItem; rest: Omit<Values, WordField> } {
  const { category_pt, category_en, unit_pt, units_pt, unit_en, units_en, ...rest } = values;
  return { words: { category_pt, category_en, unit_pt, units_pt, unit_en, units_en }, rest };
}

/** The words of the item's category and unit, "" where there are none. */
export function wordsOfItem(words: readonly OwnWord[], item: Named): Record<WordField, string> {
  const word = (field: WordField) => ownWord(words, field, item[WORDED[field]]) ?? "";
  return {
    category_pt: word("category_pt"),
    category_en: word("category_en"),
    unit_pt: word("unit_pt"),
    units_pt: word("units_pt"),
    unit_en: word("unit_en"),
    units_en: word("units_en"),
  };
}

/** All that its own category and unit are called, for a search. */
export function ownTexts(words: readonly OwnWord[], item: Named): string {
  const keys = (["category", "unitMetric"] as const).filter((column) => isOwn(column, item[column]));
  const told = keys.length > 0 ? Object.values(wordsOfItem(words, item)) : [];
  return [...keys.map((column) => item[column]), ...told].join(" ");
}

/** The unit in the reader's language; as written when the catalogue has no word for it. */
export function unitWord(
  words: readonly OwnWord[],
  { unit, quantity }: { unit: string; quantity: number },
  locale: Locale,
): string {
  const one = ownWord(words, `unit_${locale}`, unit) ?? unit;
  return quantity === 1 ? one : (ownWord(words, `units_${locale}`, unit) ?? one);
}
