import { Suspense } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Chart } from "./chart-of.ts";
import { CHART_HEIGHTS, FILLS } from "./chart-looks.ts";

/** Loaded later, since the table says the same. */
const BarChart = optionalPart(() => import("./bar-chart.tsx").then((part) => part.BarChart));

/** Decorative: the table has all figures. */
export function ReportChart({ chart, title }: { chart: Chart; title: string }) {
  const { LL } = useWords();
  const { series, bars } = chart;
  if (bars.every((bar) => series.every((column) => !bar[column]))) return null;
  return (
    <figure role="img" aria-label={LL.reports.chart({ title })} className="min-w-0 max-xl:order-first">
      {series.length > 1 && (
        <p aria-hidden="true" className="mb-2 flex flex-wrap gap-x-5 text-[0.8125rem] text-quiet">
          {series.map((column, at) => (
            <span key={column} className="inline-flex items-center gap-2">
              <span data-dot className="size-3 rounded-[2px]" style={{ background: FILLS[at]?.key }} />
              {LL.reports.columns[column]()}
            </span>
          ))}
        </p>
      )}
      <div aria-hidden="true" style={{ height: CHART_HEIGHTS[chart.shape](bars.length) }}>
        <Suspense fallback={null}>
          <BarChart chart={chart} />
        </Suspense>
      </div>
    </figure>
  );
}
