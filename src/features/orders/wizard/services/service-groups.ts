import { searchable } from "#domain/accents.ts";
import { groupByCategory } from "#domain/catalogue/categories.ts";
import { type OwnWord, ownTexts } from "#domain/catalogue/own-words.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import type { Locale } from "#domain/locales.ts";
import type { ItemGood } from "#domain/orders/draft/goods.ts";
import { naturalOrder } from "#domain/natural-order.ts";

export type ServiceGroup = { category: string; items: ItemGood[] };

/** The items under their categories, sorted by their title in the reader's language. */
export function sortedGroups(items: readonly ItemGood[], locale: Locale): ServiceGroup[] {
  const title = (item: ItemGood) => shownTitle(item, locale) ?? "";
  const compare = naturalOrder(locale);
  return groupByCategory(items).map(({ category, items: group }) => ({
    category,
    items: group.toSorted((a, b) => compare(title(a), title(b))),
  }));
}

/** Ignores case and accents, in both languages: a Portuguese word finds an item read in English. */
export function searchServices(own: readonly OwnWord[]): (item: ItemGood, search: string) => boolean {
  /** Made once an item: a search looks through five hundred of them. */
  const texts = new WeakMap<ItemGood, string>();
  return (item, search) => {
    const text = texts.get(item) ?? textOf(item, own);
    texts.set(item, text);
    const words = searchable(search).split(/\s+/).filter(Boolean);
    return words.every((word) => text.includes(word));
  };
}

function textOf(item: ItemGood, own: readonly OwnWord[]): string {
  const { title_pt, title_en, description_pt, description_en } = item;
  return searchable([title_pt, title_en, description_pt, description_en, ownTexts(own, item)].join(" "));
}

/** The groups with those of their items that are wanted; a group without any is left out. */
export function narrowGroups(
  groups: readonly ServiceGroup[],
  isWanted: (item: ItemGood) => boolean,
): ServiceGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.filter(isWanted) }))
    .filter(({ items }) => items.length > 0);
}

export function linesBy<Line extends { itemId: string }>(
  lines: readonly Line[],
  key: (itemId: string) => string = (itemId) => itemId,
): ReadonlyMap<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const name = key(line.itemId);
    const group = groups.get(name);
    if (group) group.push(line);
    else groups.set(name, [line]);
  }
  return groups;
}

export function countItems(groups: readonly ServiceGroup[]): number {
  return groups.reduce((sum, { items }) => sum + items.length, 0);
}
