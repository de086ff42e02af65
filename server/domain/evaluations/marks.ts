import { CANNOT_JUDGE, CRITERIA, type Criterion, type Judgement } from "./schema.ts";
import type { Scores } from "./score.ts";

export type Marks = Scores & { cannotJudge: readonly Criterion[] };

export const NO_MARKS: Scores = {
  theme: null,
  innovation: null,
  sustainability: null,
  feasibility: null,
  publicInterest: null,
};

/** The criteria without a mark that are not declared impossible to judge. */
export function openCriteria(marks: Marks, asked: readonly Criterion[]): Criterion[] {
  return asked.filter((criterion) => marks[criterion] === null && !marks.cannotJudge.includes(criterion));
}

/** Every criterion is answered, and at least one has a mark. Somebody who can judge none abstains. */
export function areGiven(marks: Marks, asked: readonly Criterion[]): boolean {
  return openCriteria(marks, asked).length === 0 && asked.some((criterion) => marks[criterion] !== null);
}

/** Earlier marks of criteria that are off stay. */
export function keepSwitchedOff<Given extends Marks>(
  given: Given,
  before: Marks | null,
  asked: readonly Criterion[],
): Given {
  const kept = { ...given, cannotJudge: given.cannotJudge.filter((name) => asked.includes(name)) };
  for (const criterion of CRITERIA) {
    if (asked.includes(criterion)) continue;
    kept[criterion] = before?.[criterion] ?? null;
    if (before?.cannotJudge.includes(criterion)) kept.cannotJudge.push(criterion);
  }
  return kept;
}

/** A criterion that cannot be judged has no mark. */
export function settleMarks<Given extends Marks>(marks: Given): Given {
  const settled = { ...marks, cannotJudge: [...new Set(marks.cannotJudge)] };
  for (const criterion of settled.cannotJudge) settled[criterion] = null;
  return settled;
}

type Judgements = Record<Criterion, Judgement>;

export function marksFrom(answers: Judgements) {
  const marks: Scores & { cannotJudge: Criterion[] } = {
    ...NO_MARKS,
    cannotJudge: CRITERIA.filter((name) => answers[name] === CANNOT_JUDGE),
  };
  for (const criterion of CRITERIA) {
    const answer = answers[criterion];
    if (answer !== CANNOT_JUDGE) marks[criterion] = answer;
  }
  return marks;
}

export function judgementsOf(marks: Marks): Judgements {
  const answers: Judgements = { ...NO_MARKS };
  for (const criterion of CRITERIA)
    answers[criterion] = marks.cannotJudge.includes(criterion) ? CANNOT_JUDGE : marks[criterion];
  return answers;
}
