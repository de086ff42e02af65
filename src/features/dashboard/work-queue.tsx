import { Link } from "@tanstack/react-router";
import { waitedDays, waitsTooLong } from "#domain/waiting.ts";
import { formatNumber } from "#i18n/formatters.ts";
import { cn } from "#src/components/cn.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

const cellClasses =
  "grid h-full content-start gap-1.5 px-4 py-3 no-underline transition-colors duration-120 hover:bg-card";

type Waiting = Overview["queue"][number];

/** What waits for the team, since when, each leading to the list of exactly that, the oldest first. */
export function WorkQueue({ queue }: { queue: Overview["queue"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="display-5">
        {words.waiting()}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,19%),1fr))] border-t border-l border-line-2">
        {queue.map((waiting) => (
          <li key={waiting.name} className="border-r border-b border-line">
            <QueueLink waiting={waiting} />
          </li>
        ))}
      </ul>
      {queue.every(({ count }) => count === 0) && <p className="mt-3 text-quiet">{words.allDone()}</p>}
    </section>
  );
}

function QueueLink({ waiting }: { waiting: Waiting }) {
  if (waiting.list === "orders") {
    return (
      <Link to="/admin/orders" search={{ ...waiting.filters, sort: "updated" }} className={cellClasses}>
        <Cell waiting={waiting} />
      </Link>
    );
  }
  return (
    <Link to="/admin/submissions" search={{ ...waiting.filters, sort: "created" }} className={cellClasses}>
      <Cell waiting={waiting} />
    </Link>
  );
}

/** A cell of the queue; the age is highlighted where the oldest record is overdue. */
function Cell({ waiting: { name, count, since } }: { waiting: Waiting }) {
  const { LL, locale } = useWords();
  const today = useToday();
  const oldest = since === null ? undefined : new Date(since);
  const isLate = oldest !== undefined && waitsTooLong(name, oldest, today);
  return (
    <>
      <span className={cn("display-4 figures", count === 0 && "text-quiet")}>
        {formatNumber(locale, count)}
      </span>
      <span className="text-sm leading-5">
        <span className="block font-semibold hyphens-auto">{LL.desk.dashboard.queue[name]()}</span>
        {oldest && <Age days={waitedDays(oldest, today)} isLate={isLate} />}
      </span>
    </>
  );
}

function Age({ days, isLate }: { days: number; isLate: boolean }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  return (
    <span className={cn("block", isLate ? "font-semibold text-annatto-ink" : "text-quiet")}>
      {days < 1 ? words.waitToday() : words.wait({ days })}
    </span>
  );
}
