import { REPORT_TABLES, type ReportColumn, type ReportTable } from "#domain/reports/tables.ts";
import type { ReportRows } from "./data.ts";

/** Exceptions, which a season without any has no column for. */
const EXCEPTIONS: readonly ReportColumn[] = ["credit", "settled"];

export function reportColumnsOf(name: ReportTable, { rows }: ReportRows): readonly ReportColumn[] {
  const columns: readonly ReportColumn[] = REPORT_TABLES[name];
  return columns.filter(
    (column) => !EXCEPTIONS.includes(column) || rows.some(({ figures }) => figures[column]?.value),
  );
}

/** The columns drawn as bars: revenue and expected on one scale, or else the sum, or else the first count. */
export function drawnColumns(columns: readonly ReportColumn[]): readonly ReportColumn[] {
  if (columns.includes("revenue")) return ["revenue", "expected"];
  return columns.includes("total") ? ["total"] : columns.slice(0, 1);
}

/** The most that a row has in the drawn columns; a row alone has nothing to be compared with. */
export function longestOf({ rows }: ReportRows, drawn: readonly ReportColumn[]): number {
  if (rows.length < 2) return 0;
  return Math.max(...rows.flatMap(({ figures }) => drawn.map((column) => figures[column]?.value ?? 0)));
}
