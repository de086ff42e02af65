import * as v from "valibot";
import { optionalLine, optionalText, wholeNumber } from "../fields.ts";
import { message } from "../messages.ts";
import { CRITERIA, type Criterion } from "./schema.ts";

const MAX_WEIGHT = 100;
const MAX_MINIMUM = 20;
const MAX_NAME = 80;
const MAX_GUIDE = 500;

/**
 * The criteria, set by ADMIN: whether each is used, its weight, name (empty: the portal's own) and guidance. A
 * criterion is switched off, never deleted: its marks stay and count again when it is on.
 */
export function evaluatingRules() {
  return v.strictObject({
    criteria: v.pipe(
      v.strictObject({
        theme: criterionRules(),
        innovation: criterionRules(),
        sustainability: criterionRules(),
        feasibility: criterionRules(),
        publicInterest: criterionRules(),
      }),
      v.forward(
        v.check((criteria) => CRITERIA.some((name) => criteria[name].isOn), message("criterionRequired")),
        ["theme", "isOn"],
      ),
    ),
    minimumMarks: wholeNumber(1, MAX_MINIMUM, "numberTooSmall", "numberTooLarge"),
  });
}
export type EvaluatingRules = v.InferOutput<ReturnType<typeof evaluatingRules>>;
export type CriterionRules = EvaluatingRules["criteria"][Criterion];

function criterionRules() {
  return v.strictObject({
    isOn: v.boolean(),
    weight: wholeNumber(1, MAX_WEIGHT, "numberTooSmall", "numberTooLarge"),
    name: v.strictObject({ pt: optionalLine(MAX_NAME), en: optionalLine(MAX_NAME) }),
    guide: v.strictObject({ pt: optionalText(MAX_GUIDE), en: optionalText(MAX_GUIDE) }),
  });
}

/** All five criteria with equal weights, three marks per submission. */
export const DEFAULT_EVALUATING: EvaluatingRules = {
  criteria: eachCriterion(() => ({
    isOn: true,
    weight: 1,
    name: { pt: "", en: "" },
    guide: { pt: "", en: "" },
  })),
  minimumMarks: 3,
};

export function eachCriterion<Of>(make: (criterion: Criterion) => Of): Record<Criterion, Of> {
  return Object.fromEntries(CRITERIA.map((name) => [name, make(name)])) as Record<Criterion, Of>;
}

/** 0 for a criterion that is off. */
export type Weighting = Record<Criterion, number>;

export function weightingOf({ criteria }: Pick<EvaluatingRules, "criteria">): Weighting {
  return eachCriterion((name) => (criteria[name].isOn ? criteria[name].weight : 0));
}

export function askedCriteria({ criteria }: Pick<EvaluatingRules, "criteria">): Criterion[] {
  return CRITERIA.filter((name) => criteria[name].isOn);
}

/** The weights of a scorecard's criteria. */
export function weightingAsked(asked: readonly { criterion: Criterion; weight: number }[]): Weighting {
  const weighting = eachCriterion(() => 0);
  for (const { criterion, weight } of asked) weighting[criterion] = weight;
  return weighting;
}
