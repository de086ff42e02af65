import { askedCriteria, type EvaluatingRules, weightingOf } from "#domain/evaluations/criteria.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";

/** What is judged, with the weight of each and what readers should look at. */
export function showCriteria(rules: EvaluatingRules) {
  const weighting = weightingOf(rules);
  return askedCriteria(rules).map((criterion) => {
    const { name, guide } = rules.criteria[criterion];
    return { criterion, name, guide, weight: weighting[criterion] };
  });
}

/** What each criterion is called, those that are switched off included: for what was said of them before. */
export function nameCriteria({ criteria }: EvaluatingRules) {
  return CRITERIA.map((criterion) => ({ criterion, name: criteria[criterion].name }));
}
