import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { readPeriod, type ReportPeriod } from "#domain/reports/period.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { type Reports as Tables, reportsQuery } from "#src/kit/report/data.ts";
import { ReportBlock } from "#src/kit/report/report-block.tsx";
import { cn } from "#src/components/cn.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { PeriodBar } from "./period-bar.tsx";

/** `?from=2025-07-01&to=2025-09-30` */
export type ReportsAddress = ReportPeriod;

const SECTIONS = {
  submissions: [
    "submissionsByStatus",
    "submissionsByMonth",
    "submissionsByCountry",
    "submissionsByType",
    "submissionsByStand",
    "submissionsBySize",
  ],
  orders: ["ordersByStatus", "ordersByMonth"],
  money: ["moneyByPart", "moneyByMonth", "moneyByKind", "moneyByPackage", "moneyByCategory"],
} as const satisfies Record<string, readonly ReportTable[]>;
type Section = keyof typeof SECTIONS;

/** Submissions, orders and money of a period, each as tables with charts and files. */
export function Reports() {
  const { LL } = useWords();
  const address: Record<string, unknown> = useSearch({ strict: false });
  const period = readPeriod(address);
  const { data, error, refetch, isPlaceholderData } = useQuery(reportsQuery(period));
  return (
    <>
      <PageTitle size="desk" note={LL.reports.note()} className="mb-5">
        {LL.reports.title()}
      </PageTitle>
      <PeriodBar period={period} />
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={cn("grid gap-16 transition-opacity duration-150", isPlaceholderData && "opacity-60")}
        >
          <ReportSection section="submissions" tables={data} period={period} />
          <ReportSection section="orders" tables={data} period={period} />
          <ReportSection section="money" tables={data} period={period} />
        </div>
      ) : error ? (
        <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />
      ) : (
        <ReportsSkeleton />
      )}
    </>
  );
}

type ReportSectionProps = { section: Section; tables: Tables; period: ReportPeriod };

function ReportSection({ section, tables, period }: ReportSectionProps) {
  const { LL } = useWords();
  const names: readonly ReportTable[] = SECTIONS[section];
  return (
    <section aria-labelledby={section}>
      <h2 id={section} className="display-4">
        {LL.reports.sections[section]()}
      </h2>
      <p className="mt-1.5 mb-7 max-w-[60ch] text-quiet">{LL.reports.sectionNotes[section]()}</p>
      <div className="grid gap-12">
        {names.map((name) => (
          <ReportBlock key={name} name={name} table={tables[name]} period={period} />
        ))}
      </div>
    </section>
  );
}

function ReportsSkeleton() {
  const { LL } = useWords();
  return (
    <div aria-busy="true" className="grid gap-5">
      <span role="status" className="sr-only">
        {LL.reports.loading()}
      </span>
      <Skeleton shape="h-8 rounded-sm" className="w-72" />
      <Skeleton shape="h-64 rounded-lg" />
      <Skeleton shape="h-64 rounded-lg" />
    </div>
  );
}
