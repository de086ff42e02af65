import { isUnspaced, searchable } from "../accents.ts";
import type { PageKey } from "../lists/cursor.ts";
import { wordsOf } from "../lists/match.ts";
import type { Locale } from "../locales.ts";
import type { Cents } from "../money.ts";
import { DEFAULT_CATEGORY, rankOf } from "./categories.ts";
import type { itemList } from "./list.ts";
import { type OwnWord, ownTexts } from "./own-words.ts";
import type { ItemStatus } from "./status.ts";
import { missingLanguages, shownTitle } from "./words.ts";
import { naturalKey } from "../natural-order.ts";

export type Findable = {
  id: string;
  title_pt: string;
  title_en: string;
  description_pt: string;
  description_en: string;
  category: string;
  unitMetric: string;
  unitPriceCents: Cents;
  status: ItemStatus;
  imageFileId: string | null;
  updatedAt: Date;
};

type Column = keyof (typeof itemList)["columns"];

/**
 * By the beginnings of words in either language, those of its own category and unit with them, ignoring case and
 * accents; by any part of a script without spaces.
 */
export function searchItems(search: string, own: readonly OwnWord[] = []): (item: Findable) => boolean {
  const asked = wordsOf(search);
  if (asked.length === 0) return () => true;
  return (item) => {
    const words = knownWords(item);
    return asked.every((word) => hasBeginning(words, word) || isOther(word, words, item));
  };

  function isOther(word: string, words: readonly string[], item: Findable): boolean {
    if (isUnspaced(word) && words.some((known) => known.includes(word))) return true;
    return own.length > 0 && wordsOf(ownTexts(own, item)).some((known) => known.startsWith(word));
  }
}

/** Whether a word starts with `beginning`; `words` are sorted. */
function hasBeginning(words: readonly string[], beginning: string): boolean {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((words[middle] ?? "") < beginning) from = middle + 1;
    else to = middle;
  }
  return words[from]?.startsWith(beginning) ?? false;
}

/** An item is replaced, never mutated, so its words are computed once. */
const known = new WeakMap<Findable, readonly string[]>();

function knownWords(item: Findable): readonly string[] {
  const before = known.get(item);
  if (before) return before;
  const { id, title_pt, title_en, description_pt, description_en, category, unitMetric } = item;
  const text = [title_pt, title_en, description_pt, description_en, category, unitMetric, id].join(" ");
  const words = [...new Set(wordsOf(text))].toSorted();
  known.set(item, words);
  return words;
}

/** The value that an item has under each filter that is a choice; whether an order has it, others know. */
export function valuesOfItem(item: Findable, isUsed: boolean) {
  return {
    statuses: item.status,
    languages: missingLanguages(item).length > 0 ? "missing" : "complete",
    images: item.imageFileId ? "with" : "without",
    uses: isUsed ? "used" : "unused",
  } as const;
}

/** Ties are ordered by title in the reader's language. */
export function placeItem(column: Column, locale: Locale): (item: Findable) => PageKey {
  return (item) => {
    const title = naturalKey(searchable(shownTitle(item, locale) ?? ""));
    const values = {
      category: categoryPlace(item.category),
      title,
      price: item.unitPriceCents,
      updated: item.updatedAt.getTime(),
    };
    return { value: values[column], tie: `${title} ${item.id}` };
  };
}

export function categoryPlace(category: string): string {
  const name = category.trim() || DEFAULT_CATEGORY;
  return `${String(rankOf(name)).padStart(2, "0")} ${naturalKey(searchable(name))}`;
}
