import type { RefCallback } from "react";
import { onFirstTouch } from "./first-touch.ts";

/** Duration and easing, the same as in lists. */
const MOTION = { duration: 160, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * `ref` for a list whose entries move: animates them, unless reduced motion is wanted. Fetched at the first touch.
 */
export const moveChildren: RefCallback<HTMLElement> = (list) => {
  if (!list) return undefined;
  let isGone = false;
  let stop: (() => void) | undefined;
  const forget = onFirstTouch(() => {
    // Optional: without it the list just does not animate.
    void import("@formkit/auto-animate").then(
      ({ default: animate }) => {
        if (!isGone) stop = animate(list, MOTION).destroy;
      },
      () => undefined,
    );
  });
  return () => {
    isGone = true;
    forget();
    stop?.();
  };
};
