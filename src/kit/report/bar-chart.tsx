import { useId } from "react";
import { Bar, BarChart as Chart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { ReportColumn } from "#domain/reports/tables.ts";
import { INTL_TAG } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { FILLS } from "./chart-looks.ts";
import type { Chart as ChartData, ChartBar } from "./chart-of.ts";
import { sayFigure } from "./say-figure.ts";

const TICK = { fill: "var(--color-quiet)", fontSize: 12 };
const LINE = { stroke: "var(--color-line-2)" };
/** Fits longer names in two lines. */
const NAMES_WIDTH = 138;

/** With recharts, which is loaded with this part alone. */
export function BarChart({ chart: { shape, series, bars, isMoney } }: { chart: ChartData }) {
  const { locale } = useWords();
  const hatch = useId();
  const isLying = shape === "bars";
  const short = new Intl.NumberFormat(INTL_TAG[locale], { notation: "compact", maximumFractionDigits: 1 });
  const figures = {
    type: "number",
    allowDecimals: isMoney,
    tick: TICK,
    tickLine: false,
    axisLine: false,
    tickFormatter: (value: number) => short.format(value),
  } as const;
  const names = { type: "category", dataKey: "label", tick: TICK, tickLine: false, axisLine: LINE } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart
        data={[...bars]}
        layout={isLying ? "vertical" : "horizontal"}
        accessibilityLayer={false}
        margin={{ top: 4, right: 12, bottom: 0, left: 0 }}
        barCategoryGap={isLying ? "28%" : "22%"}
      >
        <Hatch id={hatch} />
        <CartesianGrid vertical={isLying} horizontal={!isLying} stroke="var(--color-line)" />
        {isLying ? (
          <>
            <XAxis {...figures} />
            <YAxis {...names} width={NAMES_WIDTH} interval={0} />
          </>
        ) : (
          <>
            <XAxis {...names} minTickGap={12} />
            <YAxis {...figures} width={48} />
          </>
        )}
        <Tooltip
          cursor={{ fill: "var(--color-paper-3)" }}
          isAnimationActive={false}
          content={<Reading series={series} />}
        />
        {series.map((column, at) => (
          <Bar
            key={column}
            dataKey={column}
            stackId="all"
            maxBarSize={isLying ? 18 : 44}
            fill={FILLS[at]?.hatch ? `url(#${hatch})` : FILLS[at]?.key}
            stroke={FILLS[at]?.hatch}
            isAnimationActive={false}
          />
        ))}
      </Chart>
    </ResponsiveContainer>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={5} height={5} fill="var(--color-card)" />
        <rect width={2} height={5} fill="var(--color-moss)" />
      </pattern>
    </defs>
  );
}

type ReadingProps = {
  series: readonly ReportColumn[];
  /** Set by the chart. */
  active?: boolean;
  payload?: readonly { payload?: ChartBar }[];
};

/** The tooltip. */
function Reading({ series, active = false, payload }: ReadingProps) {
  const { LL, locale } = useWords();
  const bar = payload?.[0]?.payload;
  if (!active || !bar) return null;
  return (
    <div className="rounded-md bg-ink px-3 py-2 text-[0.8125rem] leading-5 text-paper-2 shadow-lift">
      <p className="font-semibold">{bar.label}</p>
      {series.map((column) => (
        <p key={column} className="figures">
          {LL.reports.columns[column]()}: {sayFigure(locale, column, bar[column] ?? 0)}
        </p>
      ))}
    </div>
  );
}
