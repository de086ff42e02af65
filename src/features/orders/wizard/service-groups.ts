import { searchable } from "#domain/accents.ts";
import { groupByCategory } from "#domain/catalogue/categories.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import type { ItemGood } from "#domain/orders/goods.ts";

export type ServiceGroup = { category: string; items: ItemGood[] };

/** The items under their categories, sorted by their title in the reader's language. */
export function sortedGroups(items: readonly ItemGood[], locale: Locale): ServiceGroup[] {
  const title = (item: ItemGood) => shownTitle(item, locale) ?? "";
  return groupByCategory(items).map(({ category, items: group }) => ({
    category,
    items: group.toSorted((a, b) => title(a).localeCompare(title(b), locale)),
  }));
}

/** Ignores case and accents, in both languages: a Portuguese word finds an item read in English. */
export function matchesSearch(item: ItemGood, search: string): boolean {
  const words = searchable(search).split(/\s+/).filter(Boolean);
  const text = searchable([item.title_pt, item.title_en, item.description_pt, item.description_en].join(" "));
  return words.every((word) => text.includes(word));
}
