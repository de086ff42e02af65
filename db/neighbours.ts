import type { Question } from "#domain/lists/contract.ts";
import type { PageKey } from "#domain/lists/cursor.ts";
import type { Filters } from "#domain/lists/filter.ts";
import { sliceOf, type Slice, type SortKey } from "./page.ts";

type Sorted<Column extends string, Of extends Filters> = Pick<Question<Column, Of>, "sort">;

/**
 * The rows of a list right before and right after a place, and what lies before it. The place need not be in the list
 * any more: a record that a decision took out of it still leads on to the one that came after it.
 */
export function slicesAround<Column extends string, Of extends Filters>(
  { sort }: Sorted<Column, Of>,
  key: SortKey,
  place: PageKey,
): { before: Slice; after: Slice } {
  const towards = (way: "before" | "after"): Slice => ({
    ...sliceOf({ sort, cursor: { way, place, before: 0 }, limit: 0, mark: "" }, key),
    isFew: false,
  });
  return { before: towards("before"), after: towards("after") };
}
