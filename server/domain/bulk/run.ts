import { type BulkKind, hasWayBack } from "./acts.ts";

/**
 * A run over many records: `freezing` while its records are written down, `previewed` until somebody presses the button; `running` and `undoing` while records are
 * gone through; `ended` when it could not go on.
 */
export const BULK_STATUSES = [
  "freezing",
  "previewed",
  "running",
  "done",
  "undoing",
  "undone",
  "ended",
] as const;
export type BulkStatus = (typeof BULK_STATUSES)[number];

/** What became of one record: `kept` could not be undone. */
export const BULK_ROW_STATES = ["waiting", "done", "skipped", "undoing", "undone", "kept"] as const;
export type BulkRowState = (typeof BULK_ROW_STATES)[number];

export function isBulkUnderWay(status: BulkStatus): boolean {
  return status === "running" || status === "undoing";
}

/** Whether undoing it brought nothing back. */
export function isUndoneInVain(
  status: BulkStatus,
  { undone, kept }: Readonly<Record<"undone" | "kept", number>>,
): boolean {
  return status === "undone" && undone === 0 && kept > 0;
}

/** A preview says how things stood; after so long somebody looks again. */
export const PREVIEW_HOLDS_MS = 60 * 60_000;
/** Long enough to write down whatever a list holds; what is still being written down then was left by a restart. */
export const FREEZING_HOLDS_MS = 10 * 60_000;
/** How long a run can be undone, and is shown to whoever began it. */
export const UNDO_HOLDS_MS = 24 * 60 * 60_000;

/** What a run may still be undone by. */
export type BulkFacts = { kind: BulkKind; status: BulkStatus; endedAt: number | null; done: number };

export function canUndoBulk({ kind, status, endedAt, done }: BulkFacts, now: number): boolean {
  return (
    hasWayBack(kind) && status === "done" && done > 0 && endedAt !== null && now - endedAt <= UNDO_HOLDS_MS
  );
}
