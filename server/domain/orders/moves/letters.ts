import type { OrderVerb } from "./status.ts";

/**
 * Moves that may be made without a letter, for a reason that the history stores: they change nothing that the
 * exhibitor has to do, pay or know, or correct a slip of the team.
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

/** How long the letters of a run wait, so that undoing it in time sends none. */
export const RUN_LETTERS_WAIT_MS = 10 * 60_000;
