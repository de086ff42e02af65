import { useEffect, useRef } from "react";
import type { Import } from "./data.ts";

const ENDS: readonly Import["status"][] = ["done", "undone"];

type Chosen = { isNarrowed: boolean; clear: () => void };

/** Rows change their states while they are done or undone, so a choice of states would end on none: then all are shown. */
export function useAllRowsOnceDone(status: Import["status"], { isNarrowed, clear }: Chosen): void {
  const before = useRef(status);
  useEffect(() => {
    const hasEnded = ENDS.includes(status) && before.current !== status;
    before.current = status;
    if (hasEnded && isNarrowed) clear();
  }, [status, isNarrowed, clear]);
}
