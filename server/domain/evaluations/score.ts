import type { Weighting } from "./criteria.ts";
import { CRITERIA, type Criterion } from "./schema.ts";

export type Scores = Record<Criterion, number | null>;

/** The weighted mean of the judged criteria in whole hundredths, 0 to 500, halves up; null while none counts. */
export function hundredthsOf(scores: Scores, weighting: Weighting): number | null {
  let [sum, weights] = [0, 0];
  for (const criterion of CRITERIA) {
    const score = scores[criterion];
    if (score === null) continue;
    sum += score * weighting[criterion];
    weights += weighting[criterion];
  }
  return weights === 0 ? null : Math.floor((200 * sum + weights) / (2 * weights));
}

/** The average from 0 to 5 with up to two decimals; undefined while no mark counts. */
export function averageOf(scores: Scores, weighting: Weighting): number | undefined {
  const hundredths = hundredthsOf(scores, weighting);
  return hundredths === null ? undefined : hundredths / 100;
}

export function shownAverage(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
