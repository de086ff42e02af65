import { useEffect, useState } from "react";

const TYPING_PAUSE_MS = 500;

/** What was typed, once the typing paused so many milliseconds. */
export function useSettled(typed: string, pauseMs = TYPING_PAUSE_MS): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, pauseMs]);
  return settled;
}
