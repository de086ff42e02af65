import { createContext, use, useState } from "react";
import { createStore } from "./store.ts";

const HALF_A_MINUTE_MS = 30_000;

/** The server's time for the page, provided by FactsProvider. */
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

/** The reader's clock, every half minute; undefined on the server and during hydration. */
export function useNow(): Date | undefined {
  return clock.useValue();
}

/** The reader's clock, from the first drawing on: for what only the browser draws. */
export function useClock(): Date {
  const [opened] = useState(() => new Date());
  return useNow() ?? opened;
}

/** For day and year: the rendering moment until hydration, then the reader's clock. */
export function useToday(): Date {
  const rendered = use(PageTime);
  const today = useNow() ?? rendered;
  if (!today) throw new Error("useToday is used outside FactsProvider");
  return today;
}
