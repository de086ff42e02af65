import { useEffect } from "react";
import { queryClient } from "#src/lib/call/query-client.ts";
import { readStatusAgain, statusQuery } from "./data.ts";

const EVERY_MS = 10_000;

/** What is measured is told by nobody: the page asks again while it is looked at, and at once for what it showed before. */
export function useAskedAgain(): void {
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") void readStatusAgain();
    };
    if (queryClient.getQueryData(statusQuery.queryKey)) ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
