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
import { ReportHead } from "./report-head.tsx";

/** The address of a report, such as `?from=2025-07-01&to=2025-09-30`. */
export type ReportsAddress = ReportPeriod;

const SECTIONS = {
  submissions: [
    "submissionsByStatus",
    "submissionsByCountry",
    "submissionsByType",
    "submissionsByMonth",
    "submissionsByStand",
    "submissionsBySize",
  ],
  orders: ["ordersByStatus", "ordersByMonth"],
  money: ["moneyByPart", "moneyByCategory", "moneyByMonth", "moneyByKind", "moneyByPackage"],
} as const satisfies Record<string, readonly ReportTable[]>;
type Section = keyof typeof SECTIONS;

/** How the tables of a section stand beside each other. */
const LAYOUTS: Record<Section, string> = {
  submissions: "md:grid-cols-2 xl:grid-cols-3",
  orders: "3xl:grid-cols-2",
  money: "xl:grid-cols-2",
};

/** The table of as many rows as two others. */
const TALL: Partial<Record<ReportTable, string>> = { moneyByCategory: "xl:row-span-2" };

/** Submissions, orders and money of a period: what they come to, and each as tables with files. */
export function Reports() {
  const { LL } = useWords();
  const address: Record<string, unknown> = useSearch({ strict: false });
  const period = readPeriod(address);
  const { data, error, refetch, isPlaceholderData } = useQuery(reportsQuery(period));
  return (
    <>
      <PageTitle size="desk" note={`${LL.reports.note()} ${LL.amounts.taxes()}`} className="mb-5">
        {LL.reports.title()}
      </PageTitle>
      <PeriodBar period={period} />
      {data ? (
        <div
          aria-busy={isPlaceholderData}
          className={cn("grid gap-8 transition-opacity duration-150", isPlaceholderData && "opacity-60")}
        >
          <ReportHead tables={data} period={period} />
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
      <p className="mt-1 mb-4 max-w-[112ch] text-quiet">{LL.reports.sectionNotes[section]()}</p>
      <div className={cn("grid grid-cols-1 items-start gap-x-8 gap-y-6", LAYOUTS[section])}>
        {names.map((name) => (
          <ReportBlock key={name} name={name} table={tables[name]} period={period} className={TALL[name]} />
        ))}
      </div>
    </section>
  );
}

const TILES = [1, 2, 3, 4, 5, 6];

function ReportsSkeleton() {
  const { LL } = useWords();
  return (
    <div aria-busy="true" className="grid gap-5">
      <span role="status" className="sr-only">
        {LL.reports.loading()}
      </span>
      <Skeleton shape="h-66 rounded-lg md:h-44 xl:h-22" />
      <Skeleton shape="h-8 rounded-sm" className="w-72" />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 xl:grid-cols-3">
        {TILES.map((tile) => (
          <Skeleton key={tile} shape="h-72 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
