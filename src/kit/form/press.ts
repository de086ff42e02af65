import { useEffect, useState } from "react";

type Run = () => void;

/**
 * Knows whether a pointer is held down, and holds back what would move the page under it: a line that appears between
 * press and release moves the button that was pressed, and the click is lost. Without a press it runs at once.
 */
export function createPress(nextFrame: (run: Run) => void = (run) => requestAnimationFrame(run)) {
  let isDown = false;
  let waiting: Run[] = [];

  function flush(): void {
    if (isDown) return; // A tap: the touch has ended, and the click it stands for begins.
    const due = waiting;
    waiting = [];
    for (const run of due) run();
  }

  return {
    start(): void {
      isDown = true;
    },
    /** The click follows the release within the same frame, so what waited runs in the next one. */
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
/** A context menu and a drag swallow the release; whoever types has let go. */
const ENDS = ["pointerup", "mouseup", "pointercancel", "contextmenu", "dragend", "keydown"] as const;

/** Runs at once, or after the click when a pointer is being pressed. */
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
