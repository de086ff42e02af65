import type { ReportPeriod } from "#domain/reports/period.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { ReportRows } from "./data.ts";
import { ReportExport } from "./report-export.tsx";
import { ReportFigures } from "./report-figures.tsx";
import { reportColumnsOf } from "./columns-of.ts";
import { useRowName } from "./use-row-name.ts";

type ReportBlockProps = {
  name: ReportTable;
  table: ReportRows;
  period: ReportPeriod;
  className?: string | undefined;
};

/** A table, which draws its figures in its own cells, and its file. One of many columns takes the width of the page. */
export function ReportBlock({ name, table, period, className }: ReportBlockProps) {
  const { LL } = useWords();
  const words = LL.reports;
  const nameRow = useRowName(name);
  const columns = reportColumnsOf(name, table);
  const title = words.tables[name]();
  const notes: Partial<Record<ReportTable, () => string>> = words.notes;
  return (
    <section
      aria-labelledby={name}
      className={cn("min-w-0", columns.length > 4 && "col-span-full", className)}
    >
      <div className="flex items-center justify-between gap-x-6 pb-0.5">
        <h3 id={name} className="font-semibold">
          {title}
        </h3>
        <ReportExport of={name} title={title} period={period} />
      </div>
      <ReportFigures name={name} columns={columns} table={table} title={title} nameRow={nameRow} />
      {notes[name] && <p className="mt-2.5 max-w-[60ch] text-[0.8125rem] text-quiet">{notes[name]()}</p>}
    </section>
  );
}
