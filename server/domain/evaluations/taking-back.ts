import * as v from "valibot";
import type { Reason } from "../refusal.ts";
import { isUndecided, type SubmissionStatus } from "../submissions/status.ts";
import { pairOfIds } from "./assignment.ts";
import { abstentionReason } from "./schema.ts";
import type { Standing } from "./sight.ts";

/** How a reader leaves the evaluation of a submission, by their own word. */
const DECLINED_AS = ["conflict", "abstention"] as const;
export type DeclinedAs = (typeof DECLINED_AS)[number];

export const takeBackReason = abstentionReason;
export const takingBack = v.strictObject({
  ...pairOfIds.entries,
  as: v.picklist(DECLINED_AS),
  ...takeBackReason.entries,
});

type Declined = {
  standing: Pick<Standing, "hasConflict" | "hasAbstained">;
  submission: { status: SubmissionStatus };
  /** Whether the reader, not the team, takes it back. */
  isOwn: boolean;
  /** Somebody else has given marks, which an abstention opens. */
  areMarksOpen: boolean;
};

/**
 * Undefined when it may be taken back: what was declared by mistake, while the submission is undecided, and by somebody
 * else than the reader. An abstention opens others' marks, so there must have been none: who may have read them marks
 * blindly no more. A conflict closes them.
 */
export function whyNotTakeBack(
  as: DeclinedAs,
  { standing, submission, isOwn, areMarksOpen }: Declined,
): Reason | undefined {
  const isDeclared = as === "conflict" ? standing.hasConflict : standing.hasAbstained;
  if (!isDeclared) return { code: "nothingChanged", params: {} };
  if (isOwn) return { code: "ownDeclaration", params: {} };
  if (!isUndecided(submission.status)) return { code: "alreadyDecided", params: {} };
  return as === "abstention" && areMarksOpen ? { code: "marksWereOpen", params: {} } : undefined;
}
