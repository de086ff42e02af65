import type { Direction, Paging } from "./contract.ts";
import { type PageKey, writeCursor } from "./cursor.ts";

export type Page<Row> = {
  items: Row[];
  nextCursor: string | null;
  previousCursor: string | null;
  /** Number of rows before the page: 25 in "26 to 50 of 312". */
  before: number;
  total: number;
};

type Placed = { place: PageKey };
/** The rows from the cursor on: one more than the page shows, if there are more. */
type Find<Row> = (asked: Paging) => Row[] | PromiseLike<Row[]>;

/** Rows before a key are read backwards. */
export function isBackwards({ cursor }: Paging): boolean {
  return cursor?.way === "before";
}

/** Going back ends on a full first page. */
export async function readPage<Row extends Placed>(
  asked: Paging,
  total: number,
  find: Find<Row>,
): Promise<Page<Row>> {
  const found = await find(asked);
  if (!isBackwards(asked) || found.length >= asked.limit) return pageOf(asked, found, total);
  const first = { ...asked, cursor: undefined };
  return pageOf(first, await find(first), total);
}

function pageOf<Row extends Placed>(asked: Paging, found: readonly Row[], total: number): Page<Row> {
  const { cursor, limit, mark } = asked;
  const isBack = isBackwards(asked);
  const hasMore = found.length > limit;
  const items = isBack ? found.slice(0, limit).toReversed() : found.slice(0, limit);
  const others = total - items.length;
  const hasPrevious = isBack ? hasMore : cursor !== undefined && others > 0;
  const hasNext = isBack ? cursor?.place !== null && others > 0 : hasMore;
  const before = countBefore();

  /** Exact at both ends; between them as counted when the cursor was written. */
  function countBefore(): number {
    if (!hasPrevious) return 0;
    if (!hasNext) return others;
    const counted = (cursor?.before ?? 0) - (isBack ? items.length : 0);
    return Math.max(1, Math.min(counted, others - 1));
  }

  const first = items[0]?.place;
  const last = items.at(-1)?.place;
  return {
    items,
    nextCursor: hasNext && last ? write("after", last, before + items.length) : null,
    // After the last row the only way is back to the last page.
    previousCursor: hasPrevious ? write("before", first ?? null, before) : null,
    before,
    total,
  };

  function write(way: "after" | "before", place: PageKey | null, rowsBefore: number): string {
    return writeCursor(mark, { way, place, before: rowsBefore });
  }
}

/** A page of rows in memory, with the same result as from the database. */
export function readPageOf<Row extends Placed>(asked: Paging, rows: readonly Row[]): Promise<Page<Row>> {
  return readPage(asked, rows.length, (page) => {
    const turn = isBackwards(page) ? -1 : 1;
    const order = (a: PageKey, b: PageKey) => turn * comparePlaces(a, b, page.sort.direction);
    const from = page.cursor?.place;
    return rows
      .filter(({ place }) => !from || order(place, from) > 0)
      .toSorted((a, b) => order(a.place, b.place))
      .slice(0, page.limit + 1);
  });
}

function comparePlaces(a: PageKey, b: PageKey, direction: Direction): number {
  const byValue = compare(a.value, b.value);
  return (direction === "asc" ? byValue : -byValue) || compare(a.tie, b.tie);
}

function compare(a: PageKey["value"], b: PageKey["value"]): number {
  if (a === b) return 0;
  if (a === null || b === null) return a === null ? -1 : 1;
  return a < b ? -1 : 1;
}
