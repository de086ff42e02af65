import type { RowState } from "#domain/imports/import.ts";
import type { Tone } from "#src/components/ui/badge.tsx";

export const ROW_TONES = {
  create: "wait",
  change: "wait",
  unchanged: "outline",
  refused: "error",
  leftOut: "still",
  late: "call",
} satisfies Record<RowState, Tone>;

/** Tones of the rows that a plan promised, once they are done. */
export const DONE_TONES: Partial<Record<RowState, Tone>> = { create: "good", change: "good" };
