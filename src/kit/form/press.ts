import { useEffect, useState } from "react";

type Run = () => void;

/**
 * Delays layout changes while a pointer is down: a line appearing between press and release moves the button, and the
 * click is lost.
 */
export function createPress(nextFrame: (run: Run) => void = (run) => requestAnimationFrame(run)) {
  let isDown = false;
  let waiting: Run[] = [];

  function flush(): void {
    if (isDown) return; // A tap: its click is still to come.
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  }

  return {
    start(): void {
      isDown = true;
    },
    /** The click follows in the same frame, so pending work runs in the next. */
    end(): void {
      isDown = false;
      if (waiting.length > 0) nextFrame(flush);
    },
    after(run: Run): void {
      if (isDown) waiting.push(run);
      else run();
    },
  };
}

const STARTS = ["pointerdown", "mousedown"] as const;
/** A context menu and a drag swallow the release. */
const ENDS = ["pointerup", "mouseup", "pointercancel", "contextmenu", "dragend", "keydown"] as const;

/** Runs at once, or after the click. */
export function useAfterPress(): (run: Run) => void {
  const [press] = useState(() => createPress());
  useEffect(() => {
    for (const name of STARTS) document.addEventListener(name, press.start, true);
    for (const name of ENDS) document.addEventListener(name, press.end, true);
    return () => {
      for (const name of STARTS) document.removeEventListener(name, press.start, true);
      for (const name of ENDS) document.removeEventListener(name, press.end, true);
    };
  }, [press]);
  return press.after;
}
