import { CRITERIA, type Criterion, type Decision } from "./schema.ts";

export type Scores = Record<Criterion, number | null>;

/** The mean of what was judged, from 0 to 5 with one decimal; undefined while nothing is. */
export function averageOf(scores: Scores): number | undefined {
  return mean(CRITERIA.map((criterion) => scores[criterion]).filter((score) => score !== null));
}

/** The mean over several evaluators, each counting once. */
export function averageOfAll(evaluations: readonly Scores[]): number | undefined {
  return mean(evaluations.map(averageOf).filter((average) => average !== undefined));
}

/** Approving a submission warns while no evaluation approves it; it is a warning, never a refusal. */
export function isBackedByEvaluation(evaluations: readonly { decision: Decision }[]): boolean {
  return evaluations.some(({ decision }) => decision === "APPROVED");
}

function mean(numbers: readonly number[]): number | undefined {
  if (numbers.length === 0) return undefined;
  return Math.round((numbers.reduce((sum, number) => sum + number, 0) / numbers.length) * 10) / 10;
}
