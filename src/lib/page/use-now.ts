import { createContext, use, useSyncExternalStore } from "react";

const HALF_A_MINUTE_MS = 30_000;

/** When the page was rendered; FactsProvider knows. */
export const PageTime = createContext<Date | undefined>(undefined);

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

/** For the day and the year: the moment the page was rendered until it is taken over, then the reader's clock. */
export function useToday(): Date {
  const rendered = use(PageTime);
  const today = useNow() ?? rendered;
  if (!today) throw new Error("useToday is used outside FactsProvider");
  return today;
}
