import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReportColumn, ReportTable } from "#domain/reports/tables.ts";
import { reportsQuery } from "#src/kit/report/data.ts";
import { RetryLine } from "#src/kit/record/retry-line.tsx";
import { ReportBlock } from "#src/kit/report/report-block.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";

/** What of the reports the first page shows, and of each what there is room for. */
const SHOWN = {
  submissionsByMonth: ["submissions"],
  ordersByMonth: ["orders", "total"],
  moneyByKind: ["revenue", "expected"],
  moneyByCategory: ["revenue", "expected"],
} as const satisfies Partial<Record<ReportTable, readonly ReportColumn[]>>;
const NAMES = Object.keys(SHOWN) as (keyof typeof SHOWN)[];

const WHOLE_SEASON = {};

/**
 * The season as charts with their tables: submissions and orders over time, revenue by kind and category. Needs the
 * words desk, reports, eoi, orders and exports.
 */
export function DashboardCharts() {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(reportsQuery(WHOLE_SEASON));
  if (!data) return error && <RetryLine text={say(LL, error)} onRetry={() => void refetch()} />;
  return (
    <section aria-labelledby="charts">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="charts" className="display-5">
          {LL.desk.dashboard.charts()}
        </h2>
        <Link to="/admin/reports">{LL.desk.dashboard.allReports()}</Link>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-x-14 gap-y-11 xl:grid-cols-2">
        {NAMES.map((name) => (
          <ReportBlock
            key={name}
            name={name}
            table={data[name]}
            period={WHOLE_SEASON}
            columns={SHOWN[name]}
            isStacked
          />
        ))}
      </div>
    </section>
  );
}
