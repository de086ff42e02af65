import { askedCriteria, type EvaluatingRules, weightingOf } from "#domain/evaluations/criteria.ts";
import { CRITERIA } from "#domain/evaluations/schema.ts";

/** The criteria with weights and guidance. */
export function showCriteria(rules: EvaluatingRules) {
  const weighting = weightingOf(rules);
  return askedCriteria(rules).map((criterion) => {
    const { name, guide } = rules.criteria[criterion];
    return { criterion, name, guide, weight: weighting[criterion] };
  });
}

/** Names of all criteria, including those switched off, for earlier marks. */
export function nameCriteria({ criteria }: EvaluatingRules) {
  return CRITERIA.map((criterion) => ({ criterion, name: criteria[criterion].name }));
}
