import { useEffect } from "react";
import { queryClient } from "#src/lib/call/query-client.ts";
import { readStatusAgain, statusQuery } from "./data.ts";

const EVERY_MS = 10_000;
/** The interval while something is under way that somebody waits for. */
const OFTEN_MS = 1_000;

/** No live event announces measurements: the page polls while it is visible, and at once for what it showed before. */
export function useAskedAgain(isAwaited: boolean): void {
  useEffect(() => {
    if (queryClient.getQueryData(statusQuery.queryKey)) ask();
  }, []);
  useEffect(() => {
    const timer = setInterval(ask, isAwaited ? OFTEN_MS : EVERY_MS);
    return () => clearInterval(timer);
  }, [isAwaited]);
}

function ask(): void {
  if (document.visibilityState === "visible") void readStatusAgain();
}
