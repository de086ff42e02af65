import type { OrderVerb } from "./status.ts";

/**
 * Moves that change nothing for the exhibitor to do, pay or know by a day, or that mend a slip of the team: they may be
 * made without a letter, for a reason that the history keeps. Of any other the exhibitor has to be told.
 */
const MAY_STAY_SILENT: readonly string[] = [
  "startReview",
  "reopen",
  "undoPaid",
] as const satisfies readonly OrderVerb[];

/** A forced status is an administrator's mending. */
export function mayStaySilent(verb: string, isForced = false): boolean {
  return isForced || MAY_STAY_SILENT.includes(verb);
}

/** How long the letters of a run wait, so that undoing it in time tells nobody. */
export const RUN_LETTERS_WAIT_MS = 10 * 60_000;
