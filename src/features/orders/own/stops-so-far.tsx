import type { Stop } from "#domain/orders/moves/stops.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { OwnOrder } from "../data.ts";
import { useStopWords } from "../record/use-stop-words.ts";

const COLOURS = {
  done: "bg-leaf",
  now: "bg-ink",
  ahead: "bg-line-2",
  ended: "bg-quiet",
} as const satisfies Record<Stop["state"], string>;

/** How far an order has come, in a line: a mark for each stop, and the last stop it reached with its day. */
export function StopsSoFar({ order }: { order: Pick<OwnOrder, "standing" | "status"> }) {
  const { stops } = order.standing;
  const { LL } = useWords();
  const nameOf = useStopWords(order.status);
  const words = LL.orders.stops;
  const last = stops.findLast(({ state, at }) => state !== "ahead" && at !== null);
  const done = stops.filter(({ state }) => state === "done").length;
  const isEnded = last?.state === "ended";
  if (!last) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-quiet">
      <span
        role="img"
        aria-label={isEnded ? words.ended({ done }) : words.soFar({ done, all: stops.length })}
        className="flex gap-1"
      >
        {stops.map(({ name, state }) => (
          <span key={name} data-bar className={cn("h-1.5 w-5 rounded-full", COLOURS[state])} />
        ))}
      </span>
      <span>
        {nameOf(last)} {last.at && <DateTime value={last.at} className="figures" />}
      </span>
    </p>
  );
}
