import type { RefCallback } from "react";
import { onFirstTouch } from "./first-touch.ts";

/** As long and as soft as every other movement of a list. */
const MOTION = { duration: 160, easing: "cubic-bezier(0.2, 0.7, 0.2, 1)" };

/**
 * The `ref` of a list whose entries come, go and change places: they glide to where they belong, for whoever has not
 * asked the system for less motion. What moves them is fetched with the first touch, as nothing moves before it.
 */
export const moveChildren: RefCallback<HTMLElement> = (list) => {
  if (!list) return undefined;
  let isGone = false;
  let stop: (() => void) | undefined;
  const forget = onFirstTouch(() => {
    // A list without its motion is still the list: a part that does not arrive is nobody's loss.
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
