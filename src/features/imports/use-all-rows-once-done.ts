import { useEffect, useRef } from "react";
import type { Import } from "./data.ts";

type Chosen = { isNarrowed: boolean; clear: () => void };

/** Rows change their states while they are done, so a choice of states would end on none: then all are shown. */
export function useAllRowsOnceDone(status: Import["status"], { isNarrowed, clear }: Chosen): void {
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = status === "done" && before.current !== "done";
    before.current = status;
    if (hasEnded && isNarrowed) clear();
  }, [status, isNarrowed, clear]);
}
