import { Link } from "@tanstack/react-router";
import { DAY_MS, dayAt } from "#domain/wall-time.ts";
import { formatDay } from "#i18n/day.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

/** The submissions of each week as thin bars, each leading to its list, with today and the deadline marked. */
export function WeekBars({ weeks, closes }: Pick<Overview, "weeks" | "closes">) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const { eventZone } = useEvent();
  const today = dayAt(useToday().toISOString(), eventZone);
  const deadline = dayAt(closes, eventZone);
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const isEmpty = weeks.every(({ count }) => count === 0);
  return (
    <section aria-labelledby="weeks" className="min-w-0">
      <h2 id="weeks" className="display-5">
        {words.weeks()}
      </h2>
      {isEmpty ? (
        <p className="mt-3 text-quiet">{words.weeksNone()}</p>
      ) : (
        <ol className="mt-3 flex h-32 items-stretch gap-px border-b border-line-2 sm:gap-1">
          {weeks.map((week) => (
            <Bar
              key={week.from}
              week={week}
              share={week.count / most}
              isToday={contains(week, today)}
              deadline={contains(week, deadline) ? deadline : undefined}
            />
          ))}
        </ol>
      )}
      {!isEmpty && <Ends weeks={weeks} />}
    </section>
  );
}

function contains({ from, to }: Week, day: string): boolean {
  return from <= day && day <= to;
}

type Week = Overview["weeks"][number];
type BarProps = { week: Week; share: number; isToday: boolean; deadline: string | undefined };

function Bar({ week: { from, to, count }, share, isToday, deadline }: BarProps) {
  const { LL, locale } = useWords();
  const words = LL.desk.dashboard;
  const label = words.week({ from: formatDay(locale, from), to: formatDay(locale, to), count });
  const mark = deadline
    ? words.deadlineOn({ day: formatDay(locale, deadline) })
    : isToday
      ? words.today()
      : undefined;
  const name = [label, isToday && words.today(), deadline && words.deadline()].filter(Boolean).join(", ");
  return (
    <li className="relative min-w-0 flex-1">
      {deadline && (
        <span
          aria-hidden="true"
          className="absolute top-4 bottom-0 border-l-2 border-dashed border-ink"
          style={{ left: `${shareOfWeek(from, deadline) * 100}%` }}
        />
      )}
      {isToday && !deadline && (
        <span aria-hidden="true" className="absolute top-7 bottom-0 left-1/2 border-l border-line-2" />
      )}
      {mark && (
        <span
          aria-hidden="true"
          className={cn(
            "absolute z-10 text-[0.75rem] leading-4 whitespace-nowrap text-ink",
            deadline ? "-top-1 right-0" : "top-3 left-1/2 -translate-x-1/2",
          )}
        >
          {mark}
        </span>
      )}
      <Link
        to="/admin/submissions"
        search={{ statuses: EVERY_STATUS, receivedFrom: from, receivedTo: to }}
        title={label}
        aria-label={name}
        className="group relative flex h-full flex-col items-center justify-end pt-5"
      >
        {count > 0 && (
          <span aria-hidden="true" className="figures text-[0.75rem] leading-4 text-quiet max-sm:hidden">
            {formatNumber(locale, count)}
          </span>
        )}
        <span
          data-bar
          aria-hidden="true"
          className={cn(
            "w-full max-w-5 rounded-t-[2px] transition-colors duration-120 group-hover:bg-forest",
            isToday ? "bg-forest" : "bg-leaf",
          )}
          style={{ height: `${share * 80}%`, minHeight: count > 0 ? 3 : 0 }}
        />
      </Link>
    </li>
  );
}

/** Where in its week a day ends, 0 to 1. */
function shareOfWeek(monday: string, day: string): number {
  return (Date.parse(day) - Date.parse(monday) + DAY_MS) / (7 * DAY_MS);
}

/** The bars count every submission; the list leaves hidden and duplicate submissions out until a filter shows them. */
const EVERY_STATUS = "PENDING.REVIEWING.APPROVED.REJECTED.SIGNED_CONTRACT.HIDDEN.DUPLICATE" as const;

function Ends({ weeks }: Pick<Overview, "weeks">) {
  const { locale } = useWords();
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (!first || !last) return null;
  return (
    <p aria-hidden="true" className="figures mt-1 flex justify-between text-[0.8125rem] text-quiet">
      <span>{formatDay(locale, first.from)}</span>
      <span>{formatDay(locale, last.to)}</span>
    </p>
  );
}
