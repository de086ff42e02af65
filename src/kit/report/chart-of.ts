import {
  MOST_DRAWN,
  REPORT_COLUMNS,
  REPORT_TABLES,
  type ReportColumn,
  type ReportTable,
} from "#domain/reports/tables.ts";
import type { ReportRows } from "./data.ts";

export type ChartBar = { label: string } & Partial<Record<ReportColumn, number>>;

export type Chart = {
  /** Columns for months, bars for everything else. */
  shape: "columns" | "bars";
  series: readonly ReportColumn[];
  isMoney: boolean;
  bars: readonly ChartBar[];
};

/** Revenue with the expected on top, or else the first count. */
export function chartOf(name: ReportTable, table: ReportRows, nameRow: (key: string) => string): Chart {
  const columns: readonly ReportColumn[] = REPORT_TABLES[name];
  const series: readonly ReportColumn[] = columns.includes("revenue")
    ? ["revenue", "expected"]
    : columns.slice(0, 1);
  const isOfMonths = name.endsWith("ByMonth");
  return {
    shape: isOfMonths ? "columns" : "bars",
    series,
    isMoney: series.every((column) => REPORT_COLUMNS[column] === "money"),
    bars: table.rows.slice(0, MOST_DRAWN[name]).map(({ key, figures }) => ({
      label: nameRow(key),
      ...Object.fromEntries(series.map((column) => [column, figures[column]?.value ?? 0])),
    })),
  };
}
