import { CRITERIA } from "#domain/evaluations/schema.ts";
import type { EvaluationRow } from "./load.ts";

export function marksOf(row: EvaluationRow) {
  const { theme, innovation, sustainability, feasibility, publicInterest } = row;
  const { cannotJudge, decision, comment } = row;
  return {
    theme,
    innovation,
    sustainability,
    feasibility,
    publicInterest,
    cannotJudge: CRITERIA.filter((criterion) => cannotJudge.includes(criterion)),
    decision,
    comment,
  };
}
