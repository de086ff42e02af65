/**
 * `freezing`: its rows are written down; `planned`: waits for its button; `running`, `undoing`; `stopped`: dropped after
 * a restore; `ended`: cannot go on.
 */
export const RUN_STATUSES = [
  "freezing",
  "planned",
  "running",
  "stopped",
  "done",
  "undoing",
  "undone",
  "ended",
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** States of a run's row; a `kept` row could not be undone. */
export const ROW_STATES = ["waiting", "done", "skipped", "undoing", "undone", "kept"] as const;
export type RunRowState = (typeof ROW_STATES)[number];
export type StateCounts = Readonly<Record<RunRowState, number>>;

/** Statuses of a run that advances by itself. */
export const UNDER_WAY = ["running", "undoing"] as const satisfies readonly RunStatus[];

export function isUnderWay(status: RunStatus): boolean {
  return UNDER_WAY.some((known) => known === status);
}

export function progressOf(status: RunStatus, count: number, counts: StateCounts) {
  const { waiting, undoing, undone, kept } = counts;
  if (status === "running") return { gone: count - waiting, count };
  if (status === "undoing") return { gone: undone + kept, count: undoing + undone + kept };
  return { gone: count, count };
}

export function isUndoneInVain(status: RunStatus, { undone, kept }: StateCounts): boolean {
  return status === "undone" && undone === 0 && kept > 0;
}

/** How long a preview is valid before it must be made again. */
export const PREVIEW_HOLDS_MS = 60 * 60_000;
/** Older freezing runs were interrupted by a restart. */
export const FREEZING_HOLDS_MS = 10 * 60_000;
/** How long a run can be undone, and is shown to its author. */
export const UNDO_HOLDS_MS = 24 * 60 * 60_000;

type UndoFacts = { hasWayBack: boolean; status: RunStatus; endedAt: number | null; done: number };

export function canUndo({ hasWayBack, status, endedAt, done }: UndoFacts, now: number): boolean {
  return hasWayBack && status === "done" && done > 0 && endedAt !== null && now - endedAt <= UNDO_HOLDS_MS;
}
