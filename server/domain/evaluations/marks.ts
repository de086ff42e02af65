import { CANNOT_JUDGE, CRITERIA, type Criterion, type Judgement } from "./schema.ts";
import type { Scores } from "./score.ts";

export type Marks = Scores & { cannotJudge: readonly Criterion[] };

/** Nothing judged. */
export const NO_MARKS: Scores = {
  theme: null,
  innovation: null,
  sustainability: null,
  feasibility: null,
  publicInterest: null,
};

/** The criteria, of those that are asked, that still wait for a mark or for a word that this person cannot judge them. */
export function openCriteria(marks: Marks, asked: readonly Criterion[]): Criterion[] {
  return asked.filter((criterion) => marks[criterion] === null && !marks.cannotJudge.includes(criterion));
}

/**
 * Whether marks are given: every criterion that is asked has one or cannot be judged, and at least one has. Whoever can
 * judge none abstains.
 */
export function areGiven(marks: Marks, asked: readonly Criterion[]): boolean {
  return openCriteria(marks, asked).length === 0 && asked.some((criterion) => marks[criterion] !== null);
}

/** Marks as they are kept: of a criterion that is switched off what was judged before stays as it was. */
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

/** Marks as they are kept: what cannot be judged has none. */
export function settleMarks<Given extends Marks>(marks: Given): Given {
  const settled = { ...marks, cannotJudge: [...new Set(marks.cannotJudge)] };
  for (const criterion of settled.cannotJudge) settled[criterion] = null;
  return settled;
}

type Judgements = Record<Criterion, Judgement>;

/** What a form's answers say, as marks. */
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

/** Marks as a form's answers. */
export function judgementsOf(marks: Marks): Judgements {
  const answers: Judgements = { ...NO_MARKS };
  for (const criterion of CRITERIA)
    answers[criterion] = marks.cannotJudge.includes(criterion) ? CANNOT_JUDGE : marks[criterion];
  return answers;
}
