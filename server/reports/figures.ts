import { orderList } from "#domain/orders/reading/list.ts";
import { addressOf, type ListAddress } from "#domain/lists/address.ts";
import type { FilterValues } from "#domain/lists/filter.ts";
import type { ReportPeriod } from "#domain/reports/period.ts";
import type { ReportColumn } from "#domain/reports/tables.ts";
import { submissionList } from "#domain/submissions/list.ts";

export type SubmissionFilters = Partial<FilterValues<typeof submissionList.filters>>;
export type OrderFilters = Partial<FilterValues<typeof orderList.filters>>;

/** The list that a figure counts or adds up, by its address. */
export type Behind =
  | { list: "submissions"; address: ListAddress<typeof submissionList> }
  | { list: "orders"; address: ListAddress<typeof orderList> };

/** A count, or dollars; with the list behind it, where one finds exactly what it is made of. */
export type ReportFigure = { value: number; behind?: Behind };

/** A row is known by what it is about: a status, a country, a month ("2025-09"). */
export type Row = { key: string; figures: Partial<Record<ReportColumn, ReportFigure>> };

export type FigureTable = {
  rows: Row[];
  total: Row;
  /** Shown separately and in no total: rows that lists leave out by default. */
  aside: Row[];
};

export const TOTAL = "total";

export function submissionsBehind(filters: SubmissionFilters, { from, to }: ReportPeriod): Behind {
  const received = { receivedFrom: from, receivedTo: to };
  return { list: "submissions", address: addressOf(submissionList, { ...received, ...filters }) };
}

export function ordersBehind(filters: OrderFilters, { from, to }: ReportPeriod): Behind {
  return { list: "orders", address: addressOf(orderList, { sentFrom: from, sentTo: to, ...filters }) };
}
