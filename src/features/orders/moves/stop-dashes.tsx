import type { Stop } from "#domain/orders/moves/stops.ts";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";

const COLOURS = {
  done: "bg-leaf",
  now: "bg-ink",
  ahead: "bg-line-2",
  ended: "bg-quiet",
} as const satisfies Record<Stop["state"], string>;

type StopDashesProps = { stops: readonly Stop[]; className?: string };

/** A dash for each stop of an order, painted as far as it has come; in words how many are done. */
export function StopDashes({ stops, className }: StopDashesProps) {
  const words = useWords().LL.orders.stops;
  const done = stops.filter(({ state }) => state === "done").length;
  const isEnded = stops.some(({ state }) => state === "ended");
  return (
    <span
      role="img"
      aria-label={isEnded ? words.ended({ done }) : words.soFar({ done, all: stops.length })}
      className={cn("flex gap-1", className)}
    >
      {stops.map(({ name, state }) => (
        <span key={name} data-bar className={cn("h-1.5 w-3.5 grow rounded-full sm:w-5", COLOURS[state])} />
      ))}
    </span>
  );
}
