import * as v from "valibot";
import { id, requiredText, version } from "../fields.ts";
import type { Reason } from "../refusal.ts";
import { evaluationState } from "./list.ts";
import { evaluationInput, MAX_REASON, scorecard } from "./schema.ts";
import type { Standing } from "./sight.ts";

const { theme, innovation, sustainability, feasibility, publicInterest } = evaluationInput.entries;
const { cannotJudge, decision, comment } = evaluationInput.entries;

/** Staff correct an evaluation that was given, and say why (EVA-02). */
export const correctionInput = v.strictObject({
  id: id(),
  version: version(),
  theme,
  innovation,
  sustainability,
  feasibility,
  publicInterest,
  cannotJudge,
  decision,
  comment,
  reason: requiredText(MAX_REASON, "noteRequired"),
});

const { attachments: _, ...answers } = scorecard.entries;
/** The same as a form. */
export const correctionForm = v.strictObject({ ...answers, reason: correctionInput.entries.reason });

type Given = Parameters<typeof evaluationState>[0];

/**
 * Why an evaluation may not be corrected by somebody who sees it; undefined when it may. Staff may correct what was
 * given, with a trace (EVA-02), whether they evaluate, abstained or do neither: it repairs a slip and is no judgement
 * of their own. Only a conflict of interest closes it.
 */
export function whyNotCorrect(
  evaluation: Given,
  { hasConflict }: Pick<Standing, "hasConflict">,
): Reason | undefined {
  const closed = (because: "conflict" | "abstained") =>
    ({ code: "evaluationClosed", params: { because } }) as const;
  if (hasConflict || evaluation.setAsideAt) return closed("conflict");
  if (evaluation.abstainedAt) return closed("abstained");
  return evaluation.givenAt ? undefined : { code: "marksIncomplete", params: {} };
}
