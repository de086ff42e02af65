import type { Weighting } from "./criteria.ts";
import { CRITERIA, type Criterion } from "./schema.ts";

export type Scores = Record<Criterion, number | null>;

/**
 * What an evaluation gives: the mean of what was judged, each criterion counting by its weight, in whole hundredths
 * from 0 to 500, halves up. One that is switched off or was not judged counts for nothing; null while nothing counts.
 */
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

/** The same as readers see it, from 0 to 5 with up to two decimals; undefined while nothing counts. */
export function averageOf(scores: Scores, weighting: Weighting): number | undefined {
  const hundredths = hundredthsOf(scores, weighting);
  return hundredths === null ? undefined : hundredths / 100;
}

/** Stored hundredths as readers see them. */
export function shownAverage(hundredths: number | null): number | null {
  return hundredths === null ? null : hundredths / 100;
}
