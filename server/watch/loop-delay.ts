import { monitorEventLoopDelay } from "node:perf_hooks";

/** How finely it looks, and how often what was seen is put down. */
const RESOLUTION_MS = 20;
const EVERY_MS = 10_000;
const A_MINUTE = 6;
const AN_HOUR = 360;

type Seen = { meanMs: number; maxMs: number };
export type LoopDelay = {
  /** How long whoever came had to wait for the thread: in the last minute, and at most in the last hour. */
  read: () => { meanMs: number; maxMs: number; hourMaxMs: number };
  stop: () => void;
};

export function watchLoop(): LoopDelay {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  const seen: Seen[] = [];
  const timer = setInterval(putDown, EVERY_MS);
  timer.unref();

  function putDown(): void {
    seen.push(current());
    if (seen.length > AN_HOUR) seen.shift();
    histogram.reset();
  }

  function current(): Seen {
    if (histogram.count === 0) return { meanMs: 0, maxMs: 0 };
    return { meanMs: histogram.mean / 1e6, maxMs: histogram.max / 1e6 };
  }

  return {
    read() {
      const now = current();
      const minute = [...seen.slice(-A_MINUTE), now];
      return {
        meanMs: minute.reduce((sum, { meanMs }) => sum + meanMs, 0) / minute.length,
        maxMs: Math.max(...minute.map(({ maxMs }) => maxMs)),
        hourMaxMs: Math.max(now.maxMs, ...seen.map(({ maxMs }) => maxMs)),
      };
    },
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
