import { askedCriteria, type EvaluatingRules, weightingOf } from "#domain/evaluations/criteria.ts";

/** What is judged, with the weight of each and what readers should look at. */
export function showCriteria(rules: EvaluatingRules) {
  const weighting = weightingOf(rules);
  return askedCriteria(rules).map((criterion) => {
    const { name, guide } = rules.criteria[criterion];
    return { criterion, name, guide, weight: weighting[criterion] };
  });
}
