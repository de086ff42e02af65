import { weightingOf, type EvaluatingRules } from "./criteria.ts";
import { figuresOf, ranksOf, stateOf } from "./ranking.ts";
import { hundredthsOf, type Scores } from "./score.ts";

export type Judged = { submissionId: string; scores: Scores };
/** A change of rank; null means no rank. */
export type RankMove = { submissionId: string; from: number | null; to: number | null };

/** The ranks under other rules, computed as in the ranking. */
export function ranksUnder(judged: readonly Judged[], rules: EvaluatingRules): Map<string, number> {
  const weighting = weightingOf(rules);
  const marks = new Map<string, number[]>();
  for (const { submissionId, scores } of judged) {
    const hundredths = hundredthsOf(scores, weighting);
    if (hundredths === null) continue;
    marks.set(submissionId, [...(marks.get(submissionId) ?? []), hundredths / 100]);
  }
  const means = [...marks].flatMap(([id, some]) => {
    const { n, mean } = figuresOf(some);
    return mean !== null && stateOf({ n }, rules.minimumMarks, true) === "ranked"
      ? [[id, mean] as const]
      : [];
  });
  return ranksOf(new Map(means));
}

/** The moves sorted by new rank, the best first; submissions that lost their rank come last. */
export function rankMoves(
  judged: readonly Judged[],
  before: EvaluatingRules,
  after: EvaluatingRules,
): RankMove[] {
  const [from, to] = [ranksUnder(judged, before), ranksUnder(judged, after)];
  const moves = [...new Set([...from.keys(), ...to.keys()])].map((submissionId) => ({
    submissionId,
    from: from.get(submissionId) ?? null,
    to: to.get(submissionId) ?? null,
  }));
  return moves
    .filter((move) => move.from !== move.to)
    .toSorted(
      (a, b) => (a.to ?? Infinity) - (b.to ?? Infinity) || (a.from ?? Infinity) - (b.from ?? Infinity),
    );
}
