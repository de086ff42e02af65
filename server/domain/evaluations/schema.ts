import * as v from "valibot";
import { id, optionalText, version, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { fileReferences } from "../orders/file-reference.ts";

/** EVA-04 */
export const DECISIONS = ["PENDING", "APPROVED", "REJECTED"] as const;
export type Decision = (typeof DECISIONS)[number];

/** What an evaluator judges, each from 0 to 5. */
export const CRITERIA = ["theme", "innovation", "sustainability", "feasibility", "publicInterest"] as const;
export type Criterion = (typeof CRITERIA)[number];
export const MAX_SCORE = 5;

/** A whole number from 0 to 5, or null while not judged. */
function score() {
  return v.optional(v.nullable(wholeNumber(0, MAX_SCORE, "numberTooSmall", "numberTooLarge")), null);
}

/** One evaluator's view of one submission; `version` is there when an existing one is changed (EVA-02). */
export const evaluationInput = v.strictObject({
  submissionId: id(),
  version: v.optional(version()),
  theme: score(),
  innovation: score(),
  sustainability: score(),
  feasibility: score(),
  publicInterest: score(),
  decision: v.picklist(DECISIONS, message("choice")),
  comment: optionalText(4000),
  attachments: fileReferences(),
});
