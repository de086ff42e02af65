import { type PointerEvent, useLayoutEffect, useState } from "react";
import { hasJustChanged } from "#src/lib/live/own-change.ts";
import type { HeldPage } from "./use-held-page.ts";

/** For what holds the rows: whether a mouse is over them. */
type Pointing = { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };

/**
 * Shows what others changed by itself while nobody is at a row, by key, choice or mouse, and what one has changed
 * oneself in any case.
 */
export function useShowWhenFree({ waiting, show }: HeldPage<unknown>, isAtRow: boolean): Pointing {
  const [isPointing, setIsPointing] = useState(false);
  const isFree = !isAtRow && !isPointing;
  useLayoutEffect(() => {
    if (waiting > 0 && (isFree || hasJustChanged())) show();
  });
  return {
    onPointerEnter: ({ pointerType }) => setIsPointing(pointerType === "mouse"),
    onPointerLeave: () => setIsPointing(false),
  };
}
