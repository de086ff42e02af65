import { historyList } from "#domain/history/list.ts";
import type { HistoryAction, HistoryRecord } from "#domain/records.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import { chosen, tally } from "#domain/lists/filter.ts";

type Found = { record: HistoryRecord; action: HistoryAction; isForced: boolean; count: number };
type Filters = FilterValues<typeof historyList.filters>;
type Name = "records" | "deed" | "forced";

/**
 * What the filters leave of the rows found, and for each filter how many rows the others leave of each of its values;
 * of the deeds those alone that were found.
 */
export function countDeeds(found: readonly Found[], asked: Filters) {
  const { records, forced } = historyList.filters;
  const under = (but?: Name) => found.filter((one) => isLeft(one, asked, but));
  const deeds: Record<string, number> = {};
  for (const one of under("deed")) deeds[deedOf(one)] = (deeds[deedOf(one)] ?? 0) + one.count;
  return {
    total: under().reduce((sum, { count }) => sum + count, 0),
    counts: {
      records: tally(
        records,
        under("records").map(({ record, count }) => ({ value: record, count })),
      ),
      forced: tally(
        forced,
        under("forced").map(({ isForced, count }) => ({ value: isForced ? "forced" : "usual", count })),
      ),
      deeds,
    },
  };
}

function isLeft(one: Found, { records, deed, forced }: Filters, but?: Name): boolean {
  const of = historyList.filters;
  return (
    (but === "records" || chosen(of.records, records).includes(one.record)) &&
    (but === "deed" || deed === undefined || deedOf(one) === deed) &&
    (but === "forced" || chosen(of.forced, forced).includes(one.isForced ? "forced" : "usual"))
  );
}

function deedOf({ record, action }: Pick<Found, "record" | "action">): string {
  return `${record}.${action}`;
}
