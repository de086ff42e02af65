import { Link } from "@tanstack/react-router";
import { longestWaits, waitedDays, waitsTooLong } from "#domain/waiting.ts";
import { cn } from "#src/components/cn.ts";
import { Reference } from "#src/components/reference.tsx";
import { useToday } from "#src/lib/page/use-now.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

const SHOWN = 5;

const linkClasses =
  "font-semibold wrap-anywhere no-underline after:absolute after:inset-0 hover:underline hover:underline-offset-4";

/**
 * The record that waits the longest for each thing to do, the five oldest of them: one kind of work, however much of
 * it there is, leaves room for what waits beside it.
 */
export function LongestWaits({ queue }: Pick<Overview, "queue">) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const today = useToday();
  const waits = longestWaits(queue, SHOWN);
  return (
    <section aria-labelledby="longest" className="min-w-0">
      <h2 id="longest" className="display-5">
        {words.longest()}
      </h2>
      {waits.length === 0 && <p className="mt-3 text-quiet">{words.allDone()}</p>}
      <ol className="mt-3 border-t border-line-2">
        {waits.map(({ name, list, since, oldest }) => {
          const days = waitedDays(new Date(since), today);
          return (
            <li
              key={oldest.id}
              className="relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-line py-2.5 transition-colors duration-120 hover:bg-card"
            >
              <RecordLink list={list} oldest={oldest} />
              <span
                className={cn(
                  "figures",
                  waitsTooLong(name, new Date(since), today)
                    ? "font-semibold text-annatto-ink"
                    : "text-quiet",
                )}
              >
                {days < 1 ? words.waitToday() : words.days({ days })}
              </span>
              <span className="col-span-2 flex flex-wrap gap-x-2.5 text-[0.8125rem] text-quiet">
                <span>{words.queue[name]()}</span>
                <Reference value={oldest.reference} />
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

type RecordLinkProps = Pick<Overview["queue"][number], "list"> & {
  oldest: NonNullable<Overview["queue"][number]["oldest"]>;
};

function RecordLink({ list, oldest: { id, institution } }: RecordLinkProps) {
  if (list === "orders") {
    return (
      <Link to="/admin/orders/edit/$orderId" params={{ orderId: id }} className={linkClasses}>
        {institution}
      </Link>
    );
  }
  return (
    <Link to="/admin/submissions/$submissionId" params={{ submissionId: id }} className={linkClasses}>
      {institution}
    </Link>
  );
}
