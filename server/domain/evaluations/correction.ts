import * as v from "valibot";
import { id, requiredText, version } from "../fields.ts";
import type { Reason } from "../refusal.ts";
import { evaluationState } from "./list.ts";
import { evaluationInput, MAX_REASON, scorecard } from "./schema.ts";
import type { Standing } from "./sight.ts";

const { theme, innovation, sustainability, feasibility, publicInterest } = evaluationInput.entries;
const { cannotJudge, decision, comment } = evaluationInput.entries;

/** A correction of marks; needs a reason (EVA-02). */
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
export const correctionForm = v.strictObject({ ...answers, reason: correctionInput.entries.reason });

type Given = Parameters<typeof evaluationState>[0];

/**
 * Undefined when it may. Staff may correct given marks (EVA-02) whether or not they evaluate, since it is no
 * judgement of their own. Only a conflict of interest forbids it.
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
