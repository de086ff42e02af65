import * as v from "valibot";
import { id, list, optionalText, requiredText, version, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { fileReferences } from "../files/file-reference.ts";

/** EVA-04 */
export const DECISIONS = ["PENDING", "APPROVED", "REJECTED"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Criteria, each marked from 0 to 5. */
export const CRITERIA = ["theme", "innovation", "sustainability", "feasibility", "publicInterest"] as const;
export type Criterion = (typeof CRITERIA)[number];
export const MAX_SCORE = 5;
export const MAX_COMMENT = 4000;
export const MAX_REASON = 1000;

/** A score; null means not judged. */
function score() {
  return v.optional(v.nullable(wholeNumber(0, MAX_SCORE, "numberTooSmall", "numberTooLarge")), null);
}

/** A criterion may be open, or impossible to judge for this person. */
const MARKS = {
  theme: score(),
  innovation: score(),
  sustainability: score(),
  feasibility: score(),
  publicInterest: score(),
  cannotJudge: v.optional(list(v.picklist(CRITERIA, message("choice")), CRITERIA.length), []),
  decision: v.picklist(DECISIONS, message("choice")),
  comment: optionalText(MAX_COMMENT),
  attachments: fileReferences(),
};

export const CANNOT_JUDGE = "cannotJudge";
function judgement() {
  const mark = wholeNumber(0, MAX_SCORE, "numberTooSmall", "numberTooLarge");
  return v.nullable(v.union([mark, v.literal(CANNOT_JUDGE)], message("choice")));
}
export type Judgement = number | typeof CANNOT_JUDGE | null;

/** A scorecard: one answer per criterion. */
export const scorecard = v.strictObject({
  theme: judgement(),
  innovation: judgement(),
  sustainability: judgement(),
  feasibility: judgement(),
  publicInterest: judgement(),
  decision: MARKS.decision,
  comment: MARKS.comment,
  attachments: MARKS.attachments,
});

/** An evaluation to save; `version` is present when it exists already. */
export const evaluationInput = v.strictObject({
  submissionId: id(),
  version: v.optional(version()),
  ...MARKS,
});

/** Why a reader abstains; shown to the team. */
export const abstentionReason = v.strictObject({ reason: requiredText(MAX_REASON, "noteRequired") });
export const abstention = v.strictObject({ submissionId: id(), ...abstentionReason.entries });
