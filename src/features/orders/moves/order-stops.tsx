import type { Stop } from "#domain/orders/moves/stops.ts";
import { formatDate } from "#i18n/formatters.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { useStopWords } from "./use-stop-words.ts";

type Look = { rail: string; dot: string; name: string };

const LOOKS = {
  done: { rail: "bg-leaf", dot: "bg-leaf", name: "text-ink" },
  now: { rail: "bg-line-2", dot: "border-4 border-ink bg-card", name: "font-semibold text-ink" },
  ahead: { rail: "bg-line-2", dot: "border-2 border-line-2 bg-paper-2", name: "text-quiet" },
  ended: { rail: "bg-line-2", dot: "bg-ink", name: "font-semibold text-ink" },
} as const satisfies Record<Stop["state"], Look>;

/** The way of an order in its stops, each with its day: a line across, on a phone down the page. */
export function OrderStops({ order: { status, standing } }: { order: Pick<Order, "standing" | "status"> }) {
  const { LL, locale } = useWords();
  const nameOf = useStopWords(status);
  const { stops } = standing;
  if (stops.length === 0) return null;
  return (
    <div className="@container">
      <ol aria-label={LL.orders.stops.title()} className="@xl:flex">
        {stops.map((stop, at) => {
          const looks = LOOKS[stop.state];
          const before = stops[at - 1];
          const isLast = at === stops.length - 1;
          // Across, the line ends where the page does: the last stop has its mark at its own end.
          const isEnd = isLast && before !== undefined;
          return (
            <li
              key={stop.name}
              aria-current={stop.state === "now" ? "step" : undefined}
              className={cn(
                "relative flex gap-3 pb-4 last:pb-0 @xl:block @xl:pb-0",
                isEnd ? "@xl:max-w-40 @xl:text-right" : "@xl:min-w-0 @xl:flex-1 @xl:pr-3",
              )}
            >
              <span
                data-rail
                aria-hidden="true"
                className={cn(
                  "absolute top-2 left-1.5 h-full w-0.5 @xl:top-1.5 @xl:left-0 @xl:h-0.5 @xl:w-full",
                  isEnd && before ? LOOKS[before.state].rail : looks.rail,
                  isLast && (isEnd ? "@max-xl:hidden" : "hidden"),
                )}
              />
              <span
                data-dot
                aria-hidden="true"
                className={cn(
                  "relative mt-1 block size-3.5 shrink-0 rounded-full @xl:mt-0",
                  isEnd && "@xl:ml-auto",
                  looks.dot,
                )}
              />
              <div className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3 text-[0.9375rem] @xl:mt-2.5 @xl:block">
                <p className={looks.name}>
                  {nameOf(stop)}
                  <span className="sr-only">, {LL.orders.stops.state[stop.state]()}</span>
                </p>
                <p className="figures text-sm text-quiet @max-xl:text-right">
                  {stop.at && <DateTime value={stop.at} />}
                  {stop.at && stop.dueOn && ", "}
                  {stop.dueOn && LL.orders.stops.until({ day: formatDate(locale, stop.dueOn, "UTC") })}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
