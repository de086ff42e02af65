import { describeError, type Log } from "../platform/log.ts";
import type { OutboxRow } from "./render.ts";

/** A server that answers drop by drop is left after this, well before the lease of its message is over. */
const DEADLINE_MS = 120_000;

/** Messages that are with the mail server. */
export type Flights = {
  free: () => number;
  begin: (row: OutboxRow) => void;
  /** Waits for a free place; false when `stopping` ended the wait. */
  isPlaceFree: () => Promise<boolean>;
  landed: () => Promise<unknown>;
  /** Aborts the deliveries that remain. */
  end: (why: Error) => Promise<unknown>;
};

type Options = {
  /** Most deliveries at once. */
  width: number;
  deliver: (row: OutboxRow, signal: AbortSignal) => Promise<void>;
  /** Called after each delivery. */
  onLanded: () => void;
  stopping: AbortSignal;
  log: Log;
};

export function openFlights({ width, deliver, onLanded, stopping, log }: Options): Flights {
  const flying = new Map<Promise<void>, AbortController>();
  const stopped = new Promise<void>((resolve) => stopping.addEventListener("abort", () => resolve()));
  return {
    free: () => width - flying.size,
    begin(row) {
      const ending = new AbortController();
      const timer = setTimeout(() => ending.abort(new Error("the mail server took too long")), DEADLINE_MS);
      const flight = deliver(row, ending.signal)
        .catch((error: unknown) => log.error(describeError(error), "mail worker failed"))
        .finally(() => {
          clearTimeout(timer);
          flying.delete(flight);
          onLanded();
        });
      flying.set(flight, ending);
    },
    async isPlaceFree() {
      while (flying.size >= width && !stopping.aborted) await Promise.race([stopped, ...flying.keys()]);
      return !stopping.aborted;
    },
    landed: () => Promise.all(flying.keys()),
    end(why) {
      for (const ending of flying.values()) ending.abort(why);
      return Promise.all(flying.keys());
    },
  };
}
