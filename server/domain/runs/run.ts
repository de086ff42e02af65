/**
 * A run over many rows: `freezing` while they are written down, `reading` while a file of them is read and checked,
 * `unreadable` when nothing came of that; `planned` until its button is pressed; `running` and `undoing` while
 * they are gone through, `stopped` in between, to go on with; `ended` when it could not go on.
 */
export const RUN_STATUSES = [
  "freezing",
  "reading",
  "unreadable",
  "planned",
  "running",
  "stopped",
  "done",
  "undoing",
  "undone",
  "ended",
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What became of one row: `skipped` was left out, `kept` could not be undone. */
export const ROW_STATES = ["waiting", "done", "skipped", "undoing", "undone", "kept"] as const;
export type RunRowState = (typeof ROW_STATES)[number];
export type StateCounts = Readonly<Record<RunRowState, number>>;

/** While it is gone through by itself, whether or not anybody looks on. */
export const UNDER_WAY = ["reading", "running", "undoing"] as const satisfies readonly RunStatus[];

export function isUnderWay(status: RunStatus): boolean {
  return UNDER_WAY.some((known) => known === status);
}

/** How many rows are through, of those that are gone through. */
export function progressOf(status: RunStatus, count: number, counts: StateCounts) {
  const { waiting, undoing, undone, kept } = counts;
  if (status === "running") return { gone: count - waiting, count };
  if (status === "undoing") return { gone: undone + kept, count: undoing + undone + kept };
  return { gone: count, count };
}

/** Whether undoing it brought nothing back. */
export function isUndoneInVain(status: RunStatus, { undone, kept }: StateCounts): boolean {
  return status === "undone" && undone === 0 && kept > 0;
}

/** A preview says how things stood; after so long it must be made again. */
export const PREVIEW_HOLDS_MS = 60 * 60_000;
/** Long enough to write down whatever a list holds; what is still being written down then was left by a restart. */
export const FREEZING_HOLDS_MS = 10 * 60_000;
/** How long a run can be undone, and is shown to its author. */
export const UNDO_HOLDS_MS = 24 * 60 * 60_000;

/** What a run may still be undone by. */
type UndoFacts = { hasWayBack: boolean; status: RunStatus; endedAt: number | null; done: number };

export function canUndo({ hasWayBack, status, endedAt, done }: UndoFacts, now: number): boolean {
  return hasWayBack && status === "done" && done > 0 && endedAt !== null && now - endedAt <= UNDO_HOLDS_MS;
}
