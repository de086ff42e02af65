import type { ReportPeriod } from "#domain/reports/period.ts";
import { trpc, type Outputs } from "#src/lib/call/trpc.ts";
import { LIST_QUERY } from "../list/list-query.ts";

export type Reports = Outputs["reports"]["read"];
export type ReportRows = Reports[keyof Reports];
export type ReportRow = ReportRows["rows"][number];
export type ReportFigure = NonNullable<ReportRow["figures"]["orders"]>;

/** Keeps the previous period's tables until these arrive. */
export function reportsQuery(period: ReportPeriod) {
  return trpc.reports.read.queryOptions(period, LIST_QUERY);
}
