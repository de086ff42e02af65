import { useState } from "react";
import type { AreaId } from "#domain/site/areas.ts";

/**
 * The area that map and list light together: while it is pointed at, touched or in focus, and from a press on until the
 * next area.
 */
export type MarkedArea = {
  shown: AreaId | undefined;
  isMarked: (id: AreaId) => boolean;
  /** What a pin and an entry of the list listen to. */
  marking: (id: AreaId) => {
    "data-marked": true | undefined;
    "aria-pressed": boolean;
    onPointerEnter: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: () => void;
    onClick: () => void;
  };
  close: () => void;
};

export function useMarkedArea(): MarkedArea {
  const [lit, setLit] = useState<AreaId>();
  const [shown, setShown] = useState<AreaId>();
  function isMarked(id: AreaId): boolean {
    return id === lit || id === shown;
  }
  return {
    shown,
    isMarked,
    marking: (id) => ({
      "data-marked": isMarked(id) || undefined,
      "aria-pressed": id === shown,
      onPointerEnter: () => setLit(id),
      onPointerLeave: () => setLit(undefined),
      onFocus: () => setLit(id),
      onBlur: () => setLit(undefined),
      onClick: () => setShown(id === shown ? undefined : id),
    }),
    close: () => setShown(undefined),
  };
}
