import type { ImportStatus, RowState } from "#domain/imports/import.ts";
import type { Tone } from "#src/components/ui/badge.tsx";

export const IMPORT_TONES = {
  reading: "work",
  unreadable: "error",
  planned: "wait",
  running: "work",
  stopped: "call",
  done: "good",
  undoing: "work",
  undone: "still",
  ended: "call",
} satisfies Record<ImportStatus, Tone>;

export const ROW_TONES = {
  create: "wait",
  change: "wait",
  unchanged: "outline",
  refused: "error",
  leftOut: "still",
  created: "good",
  changed: "good",
  late: "call",
  undone: "still",
  kept: "call",
} satisfies Record<RowState, Tone>;
