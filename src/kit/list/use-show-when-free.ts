import { type PointerEvent, useLayoutEffect, useState } from "react";
import { hasJustChanged } from "#src/lib/live/own-change.ts";
import type { HeldPage } from "./use-held-page.ts";

/** Handlers that follow a mouse over the rows. */
type Pointing = { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };

/** Shows others' changes while nobody is at a row by key, selection or mouse; the reader's own always. */
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
