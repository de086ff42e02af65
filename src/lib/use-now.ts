import { useSyncExternalStore } from "react";

const HALF_A_MINUTE_MS = 30_000;

let now: Date | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = new Date();
    for (const each of listeners) each();
  }, HALF_A_MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
    now = undefined;
  };
}

/**
 * The reader's clock, anew every half minute; undefined while the server renders and the browser takes the page over,
 * since their clocks may tell different minutes.
 */
export function useNow(): Date | undefined {
  return useSyncExternalStore(
    subscribe,
    () => (now ??= new Date()),
    () => undefined,
  );
}
