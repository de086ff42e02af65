import { useWords } from "#src/lib/words/words.tsx";
import { endOf, monthsOf, shortMonth, type Span } from "#i18n/date-range.ts";

type TimelineProps = { spans: readonly { name: string; colour: string; span: Span }[] };

/** With more months than this the days of a summit are too thin to see. */
const MOST_MONTHS = 9;

/** The months from the first span to the last, to scale; the dates in words stand below it. */
export function Timeline({ spans }: TimelineProps) {
  const { locale } = useWords();
  const months = monthsOf(spans.map(({ span }) => span));
  if (months.length > MOST_MONTHS + 1) return null;
  const start = months[0]?.getTime() ?? 0;
  const end = months.at(-1)?.getTime() ?? 1;
  const share = (time: number) => ((time - start) / (end - start)) * 100;
  return (
    <div aria-hidden="true" className="relative mt-14 h-16 max-lg:hidden">
      <div className="absolute inset-x-0 top-3 h-px bg-line-2" />
      {months.slice(0, -1).map((month) => (
        <div
          key={month.getTime()}
          className="absolute top-3 h-full border-l border-line-2 pt-5 pl-2 text-sm text-quiet"
          style={{ left: `${share(month.getTime())}%` }}
        >
          {shortMonth(locale, month)}
        </div>
      ))}
      {spans.map(({ name, colour, span }) => (
        <div
          key={name}
          className={`absolute top-0 h-6 rounded-[2px] ${colour}`}
          style={{
            left: `${share(Date.parse(span.from))}%`,
            width: `${share(endOf(span)) - share(Date.parse(span.from))}%`,
          }}
        />
      ))}
    </div>
  );
}
