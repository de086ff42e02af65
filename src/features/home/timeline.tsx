import { DAY_MS } from "#domain/wall-time.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { endOf, monthsOf, shortMonth, type Span } from "#i18n/date-range.ts";

type TimelineProps = {
  /** Today's date in the event's time zone. */
  today: string;
  spans: readonly { name: string; colour: string; span: Span }[];
};

/** With more months than this the days of a summit are too thin to see. */
const MOST_MONTHS = 9;

/** The months from the first span to the last, to scale, and where today lies; the words stand below it. */
export function Timeline({ today, spans }: TimelineProps) {
  const { LL, locale } = useWords();
  const months = monthsOf(spans.map(({ span }) => span));
  if (months.length > MOST_MONTHS + 1) return null;
  const start = months[0]?.getTime() ?? 0;
  const end = months.at(-1)?.getTime() ?? 1;
  const share = (time: number) => ((time - start) / (end - start)) * 100;
  const now = share(Date.parse(today) + DAY_MS / 2);
  return (
    <div aria-hidden="true" className="relative mt-18 h-16">
      <div className="absolute inset-x-0 top-3 h-px bg-line-2" />
      {months.slice(0, -1).map((month, at) => (
        <div
          key={month.getTime()}
          className="absolute top-3 h-full overflow-hidden border-l border-line-2 pt-5 pl-1.5 text-sm text-quiet lg:pl-2"
          style={{
            left: `${share(month.getTime())}%`,
            width: `${share(months[at + 1]?.getTime() ?? end) - share(month.getTime())}%`,
          }}
        >
          {shortMonth(locale, month)}
        </div>
      ))}
      {spans.map(({ name, colour, span }) => (
        <div
          key={name}
          data-bar
          className={`absolute top-0 h-6 min-w-1 rounded-[2px] ${colour}`}
          style={{
            left: `${share(Date.parse(span.from))}%`,
            width: `${share(endOf(span)) - share(Date.parse(span.from))}%`,
          }}
        />
      ))}
      {now >= 0 && now < 100 && <Today label={LL.home.dates.today()} at={now} />}
    </div>
  );
}

/** The word leans inwards, so that it is whole at both ends. */
function Today({ label, at }: { label: string; at: number }) {
  return (
    <div data-bar className="absolute -top-2 h-10 w-0.5 bg-ink" style={{ left: `${at}%` }}>
      <span
        className={`forced-colors:[forced-color-adjust:auto] forced-colors:text-[CanvasText] absolute bottom-full pb-1 text-sm leading-none font-semibold ${at < 50 ? "left-0" : "right-0"}`}
      >
        {label}
      </span>
    </div>
  );
}
