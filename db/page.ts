import { asc, Column, desc, inArray, is, notInArray, sql, type SQL } from "drizzle-orm";
import type { Paging } from "#domain/lists/contract.ts";
import type { PageKey } from "#domain/lists/cursor.ts";
import type { Choice } from "#domain/lists/filter.ts";
import { isBackwards, readPage, type Page } from "#domain/lists/page.ts";

/**
 * What a list is sorted by, and what tells rows of the same value apart: unique, and never empty. Whether the value may
 * be empty a column knows itself; an expression is taken never to be, unless the list says so.
 */
export type SortKey = {
  value: Column | SQL;
  tie: Column | SQL;
  mayBeEmpty?: boolean;
  /** Something else has found the rows already (a search): no index of the order is to be walked for them. */
  isFound?: boolean;
};

/** The parts of a query for the rows of one page. */
export type Slice = {
  /** The columns of a row's place, to be selected with each row. */
  place: { value: SQL<PageKey["value"]>; tie: SQL<string> };
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  /** So few rows answer the question that they are found by it and then sorted; else the order's index is walked. */
  isFew: boolean;
};

/** Most rows that are sorted for a page. */
const FEW = 500;

/**
 * A page by key: the rows after (or before) the place in its cursor, found by comparing, never by counting rows off. So
 * a page far down costs what the first one does, and rows that come or go move nothing into or out of it.
 */
export function readPageBy<Row extends { place: PageKey }>(
  asked: Paging,
  key: SortKey,
  total: number,
  find: (slice: Slice) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  if (total === 0) return readPage(asked, total, () => []);
  const isFew = total <= FEW && !key.isFound;
  return readPage(asked, total, (page) => find({ ...sliceOf(page, key), isFew }));
}

/** The parts of a query for one page. */
export function sliceOf(page: Paging, asked: SortKey): Omit<Slice, "isFew"> {
  const key = asked.isFound ? unindexed(asked) : asked;
  const isBack = isBackwards(page);
  const isRising = (page.sort.direction === "asc") !== isBack;
  const from = page.cursor?.place;
  return {
    place: { value: sql<PageKey["value"]>`${key.value}`, tie: sql<string>`${key.tie}` },
    where: from ? beyond(key, from, isRising, isBack) : undefined,
    orderBy: [isRising ? asc(key.value) : desc(key.value), isBack ? desc(key.tie) : asc(key.tie)],
    limit: page.limit + 1,
  };
}

/** The same order, which the planner takes no index for. */
function unindexed(key: SortKey): SortKey {
  const { value, mayBeEmpty = is(value, Column) && !value.notNull } = key;
  return { ...key, value: sql`+${value}`, mayBeEmpty };
}

/**
 * What comes after a place. The first comparison alone is what an index is entered by; the second takes the rows out
 * that have the place's own value and came before it. An empty value counts as smaller than any, as in ORDER BY.
 */
function beyond(
  { value, tie, mayBeEmpty = is(value, Column) && !value.notNull }: SortKey,
  from: PageKey,
  isRising: boolean,
  isBack: boolean,
): SQL {
  const isTieBeyond = isBack ? sql`${tie} < ${from.tie}` : sql`${tie} > ${from.tie}`;
  if (from.value === null) {
    const isSame = sql`(${value} is null and ${isTieBeyond})`;
    return isRising ? sql`(${isSame} or ${value} is not null)` : isSame;
  }
  if (isRising) {
    return sql`(${value} >= ${from.value} and (${value} > ${from.value} or ${isTieBeyond}))`;
  }
  const isBeyond = sql`(${value} <= ${from.value} and (${value} < ${from.value} or ${isTieBeyond}))`;
  return mayBeEmpty ? sql`(${isBeyond} or ${value} is null)` : isBeyond;
}

/**
 * The rows of the values chosen, or of the usual ones, which are most. The plus keeps SQLite from the index of the
 * values: it then walks the index of the order until the page is full, where it would have sorted all rows of a status.
 */
export function hasChosenValue<Value extends string>(
  column: Column | SQL,
  { values, usual }: Pick<Choice<Value>, "values" | "usual">,
  chosen: readonly Value[],
  { isFew }: Pick<Slice, "isFew">,
): SQL | undefined {
  // What is worked out for each row has no index to be left alone.
  const value = isFew || !is(column, Column) ? sql`${column}` : sql`+${column}`;
  if (chosen.length > 0) return inArray(value, [...chosen]);
  const others = values.filter((one) => !usual.includes(one));
  return others.length > 0 ? notInArray(value, others) : undefined;
}
