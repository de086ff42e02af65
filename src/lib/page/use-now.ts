import { createContext, use } from "react";
import { createStore } from "./store.ts";

const HALF_A_MINUTE_MS = 30_000;

/** When the page was rendered; FactsProvider knows. */
export const PageTime = createContext<Date | undefined>(undefined);

const clock = createStore<Date | undefined>(() => new Date(), {
  onServer: () => undefined,
  whileShown() {
    const timer = setInterval(() => clock.write(new Date()), HALF_A_MINUTE_MS);
    return () => {
      clearInterval(timer);
      clock.close();
    };
  },
});

/**
 * The reader's clock, every half minute; undefined while the server renders and the browser takes the page over,
 * since their clocks may tell different minutes.
 */
export function useNow(): Date | undefined {
  return clock.useValue();
}

/** For the day and the year: the moment the page was rendered until it is taken over, then the reader's clock. */
export function useToday(): Date {
  const rendered = use(PageTime);
  const today = useNow() ?? rendered;
  if (!today) throw new Error("useToday is used outside FactsProvider");
  return today;
}
