import * as v from "valibot";
import { SENT_STATUSES } from "#domain/orders/status.ts";
import type { Sort } from "#src/components/data-columns.ts";
import { DEFAULT_SEARCH } from "./default-search.ts";

export const STATUS_CHOICES = ["ALL", ...SENT_STATUSES] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** The columns the list sorts by; "-" in the address means the largest or newest first. */
const SORTED = ["reference", "company", "total", "updated"] as const;
type SortedColumn = (typeof SORTED)[number];
export const LIST_SORTS = [
  "-updated",
  "updated",
  "-reference",
  "reference",
  "company",
  "-company",
  "-total",
  "total",
] as const;
export type ListSort = (typeof LIST_SORTS)[number];

export const PAGE_SIZE = 20;

/** The last page that has something on it. */
export function lastPage(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** A number typed into the address ("?search=214") is a search like any other. */
const searchText = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.maxLength(200));

/** All of the list's state, kept in the address; what makes no sense there falls back to the default. */
export const orderListSearch = v.object({
  search: v.optional(v.fallback(searchText, DEFAULT_SEARCH.search), DEFAULT_SEARCH.search),
  status: v.optional(v.fallback(v.picklist(STATUS_CHOICES), DEFAULT_SEARCH.status), DEFAULT_SEARCH.status),
  sort: v.optional(v.fallback(v.picklist(LIST_SORTS), DEFAULT_SEARCH.sort), DEFAULT_SEARCH.sort),
  page: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)), DEFAULT_SEARCH.page),
    DEFAULT_SEARCH.page,
  ),
});
export type OrderListSearch = v.InferOutput<typeof orderListSearch>;

export function columnOf(sort: ListSort): Sort & { column: SortedColumn } {
  const column = SORTED.find((name) => sort === name || sort === `-${name}`) ?? "updated";
  return { column, direction: sort.startsWith("-") ? "desc" : "asc" };
}

/** A column chosen anew begins with what is looked for first: words from A, figures and dates from the top. */
export function sortBy({ column, direction }: Sort, current: ListSort): ListSort {
  const name: SortedColumn = SORTED.find((sorted) => sorted === column) ?? "updated";
  const isNew = columnOf(current).column !== name;
  const isDown = isNew ? name !== "company" : direction === "desc";
  return isDown ? `-${name}` : name;
}
