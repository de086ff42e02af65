import type { ClosedBecause } from "../closed-because.ts";
import type { Reason } from "../refusal.ts";
import { isUndecided, type SubmissionStatus, UNDECIDED } from "../submissions/status.ts";

/** Submissions are evaluated until decided, withdrawn or set aside. */
export const EVALUATED_STATUSES = UNDECIDED;

/** Whether an evaluation is given or abstained; an unfinished one is visible to its evaluator only. */
export function isFinished({ givenAt, abstainedAt }: { givenAt: unknown; abstainedAt: unknown }): boolean {
  return givenAt !== null || abstainedAt !== null;
}

/** A team member's relation to the evaluation of one submission. */
export type Standing = {
  /** The reader has given complete marks. */
  hasGiven: boolean;
  hasAbstained: boolean;
  /** The reader has seen the marks without giving any. */
  hasOpened: boolean;
  hasConflict: boolean;
  /** The account decides and gives no marks. */
  decidesOnly: boolean;
};

/**
 * Others' marks, and all that depends on them, are hidden before one's own are given or declined. Opening them ends
 * one's own evaluation; a conflict of interest closes them. Who decides and does not mark sees all from the start.
 */
export function maySeeMarks(standing: Standing): boolean {
  const { hasGiven, hasAbstained, hasOpened, hasConflict, decidesOnly } = standing;
  return !hasConflict && (hasGiven || hasAbstained || hasOpened || decidesOnly);
}

/** Why the reader may not evaluate; undefined when they may. */
export function whyNotEvaluate(
  { hasAbstained, hasOpened, hasConflict, decidesOnly }: Standing,
  { status }: { status: SubmissionStatus },
): Reason | undefined {
  const because = closedBecause();
  return because && { code: "evaluationClosed", params: { because } };

  function closedBecause(): ClosedBecause | undefined {
    if (hasConflict) return "conflict";
    if (decidesOnly) return "decidesOnly";
    if (hasOpened) return "opened";
    if (hasAbstained) return "abstained";
    return isUndecided(status) ? undefined : "decided";
  }
}

/** Why the reader may not open the marks; undefined when they may. Opening twice is harmless. */
export function whyNotOpen({ hasConflict }: Standing): Reason | undefined {
  return hasConflict ? { code: "evaluationClosed", params: { because: "conflict" } } : undefined;
}
