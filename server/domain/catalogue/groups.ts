import type { Direction } from "../lists/contract.ts";
import { DEFAULT_CATEGORY } from "./categories.ts";
import { categoryPlace } from "./find.ts";

/** A category in the list: its items show only while it is open (CAT-07). */
export type ItemGroup = { id: string; count: number; isOpen: boolean };

type Categorised = { category: string };

export function groupOf({ category }: Categorised): string {
  return category.trim() || DEFAULT_CATEGORY;
}

/** Groups items by category, in the order of the list. */
export function groupItems(
  items: readonly Categorised[],
  closed: readonly string[],
  direction: Direction,
): ItemGroup[] {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  const groups = [...counts].map(([id, count]) => ({ id, count, isOpen: !closed.includes(id) }));
  const sign = direction === "asc" ? 1 : -1;
  return groups.toSorted((a, b) => sign * compare(categoryPlace(a.id), categoryPlace(b.id)));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** The groups whose headings a page shows: those of its items and the closed groups beside them. */
export function groupsOn(
  page: { items: readonly Categorised[]; isFirst: boolean; isLast: boolean },
  groups: readonly ItemGroup[],
): readonly ItemGroup[] {
  const place = (item: Categorised | undefined) =>
    item ? groups.findIndex(({ id }) => id === groupOf(item)) : 0;
  const from = page.isFirst ? 0 : place(page.items[0]);
  const to = page.isLast ? groups.length : place(page.items.at(-1)) + 1;
  return groups.slice(from, to);
}
