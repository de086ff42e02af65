import type { ClosedBecause } from "../closed-because.ts";
import type { Reason } from "../refusal.ts";
import { isUndecided, type SubmissionStatus, UNDECIDED } from "../submissions/status.ts";

/** Submissions are evaluated until they are decided, withdrawn or set aside. */
export const EVALUATED_STATUSES = UNDECIDED;

/** Given, or abstained from; one that was begun is nobody's but its evaluator's. */
export function isFinished({ givenAt, abstainedAt }: { givenAt: unknown; abstainedAt: unknown }): boolean {
  return givenAt !== null || abstainedAt !== null;
}

/** What somebody of the team is to the evaluation of one submission. */
export type Standing = {
  /** Own marks, complete. */
  hasGiven: boolean;
  hasAbstained: boolean;
  /** Has looked at the marks without giving any. */
  hasOpened: boolean;
  hasConflict: boolean;
};

/**
 * Nobody sees others' marks of a submission, nor anything that depends on them, before giving their own or abstaining;
 * whoever must see them without evaluating opens them, and does not evaluate it any more. A conflict of interest closes
 * them.
 */
export function maySeeMarks({ hasGiven, hasAbstained, hasOpened, hasConflict }: Standing): boolean {
  return !hasConflict && (hasGiven || hasAbstained || hasOpened);
}

/** Why this person may not give marks, or change the own ones; undefined when they may. */
export function whyNotEvaluate(
  { hasAbstained, hasOpened, hasConflict }: Standing,
  { status }: { status: SubmissionStatus },
): Reason | undefined {
  const because = closedBecause();
  return because && { code: "evaluationClosed", params: { because } };

  function closedBecause(): ClosedBecause | undefined {
    if (hasConflict) return "conflict";
    if (hasOpened) return "opened";
    if (hasAbstained) return "abstained";
    return isUndecided(status) ? undefined : "decided";
  }
}

/** Why the marks may not be opened without evaluating; undefined when they may. Opening twice opens once. */
export function whyNotOpen({ hasConflict }: Standing): Reason | undefined {
  return hasConflict ? { code: "evaluationClosed", params: { because: "conflict" } } : undefined;
}
