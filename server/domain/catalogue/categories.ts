import { naturalOrder } from "../natural-order.ts";

/** The eight categories at the start; others may be typed in. */
export const CATEGORIES = [
  "audiovisual",
  "furniture",
  "equipment",
  "internet",
  "catering",
  "cleaning",
  "staffing",
  "interpretation",
] as const;
type Category = (typeof CATEGORIES)[number];

/** The category of an item that names none (WIZ-59). */
export const DEFAULT_CATEGORY = "default";

function isKnownCategory(value: unknown): value is Category {
  return CATEGORIES.includes(value as Category);
}

/** Known categories in their order, others by name, "default" last (WIZ-41). */
export function groupByCategory<Item extends { category?: string | null }>(
  items: readonly Item[],
): { category: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const category = item.category?.trim() || DEFAULT_CATEGORY;
    groups.set(category, [...(groups.get(category) ?? []), item]);
  }
  return [...groups]
    .map(([category, members]) => ({ category, items: members }))
    .toSorted((a, b) => rankOf(a.category) - rankOf(b.category) || naturalOrder()(a.category, b.category));
}

export function rankOf(category: string): number {
  if (category === DEFAULT_CATEGORY) return CATEGORIES.length + 1;
  return isKnownCategory(category) ? CATEGORIES.indexOf(category) : CATEGORIES.length;
}
