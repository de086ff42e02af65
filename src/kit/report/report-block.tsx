import type { ReportPeriod } from "#domain/reports/period.ts";
import { REPORT_TABLES, type ReportColumn, type ReportTable } from "#domain/reports/tables.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { chartOf } from "./chart-of.ts";
import type { ReportRows } from "./data.ts";
import { ReportChart } from "./report-chart.tsx";
import { ReportExport } from "./report-export.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { useRowName } from "./use-row-name.ts";

type ReportBlockProps = {
  name: ReportTable;
  table: ReportRows;
  period: ReportPeriod;
};

/** A table with its chart and file; the chart is above on a phone, beside it on a wide screen. */
export function ReportBlock({ name, table, period }: ReportBlockProps) {
  const columns: readonly ReportColumn[] = REPORT_TABLES[name];
  const { LL } = useWords();
  const words = LL.reports;
  const nameRow = useRowName(name);
  const title = words.tables[name]();
  const notes: Partial<Record<ReportTable, () => string>> = words.notes;
  return (
    <section aria-labelledby={name} className="min-w-0">
      <div className="flex items-center justify-between gap-x-6 border-b border-line-2 pb-2">
        <h3 id={name} className="display-5">
          {title}
        </h3>
        <ReportExport of={name} title={title} period={period} />
      </div>
      <div className={cn("mt-4 grid grid-cols-1 gap-x-12 gap-y-6", besideOf(columns.length))}>
        <div className="min-w-0">
          <ReportFigures name={name} columns={columns} table={table} title={title} nameRow={nameRow} />
          {notes[name] && <p className="mt-2.5 max-w-[60ch] text-[0.8125rem] text-quiet">{notes[name]()}</p>}
        </div>
        <ReportChart chart={chartOf(name, table, nameRow)} title={title} />
      </div>
    </section>
  );
}

/** More columns leave less for the chart. */
function besideOf(columns: number): string {
  if (columns <= 2) return "xl:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]";
  return columns <= 4
    ? "xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    : "xl:grid-cols-[minmax(0,7fr)_minmax(0,3fr)]";
}
