import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { CRITERIA, DECISIONS, evaluationInput } from "#domain/evaluations/schema.ts";
import { averageOf, averageOfAll, isBackedByEvaluation, type Scores } from "#domain/evaluations/score.ts";

const SCORES: Scores = {
  theme: 5,
  innovation: 4,
  sustainability: 3,
  feasibility: null,
  publicInterest: null,
};
const EVALUATION = { submissionId: "abc", decision: "PENDING", ...SCORES };

test("EVA-04: a decision is pending, approved or rejected", () => {
  expect<string[]>([...DECISIONS]).toEqual(["PENDING", "APPROVED", "REJECTED"]);
  expect(v.is(evaluationInput, { ...EVALUATION, decision: "MAYBE" })).toBe(false);
});

describe.each([...CRITERIA])("%s", (criterion) => {
  test.each([
    [0, true],
    [5, true],
    [null, true],
    [6, false],
    [-1, false],
    [2.5, false],
  ])("takes %p: %p", (score, isTaken) => {
    expect(v.is(evaluationInput, { ...EVALUATION, [criterion]: score })).toBe(isTaken);
  });
});

test("what is left out is not judged and says nothing", () => {
  expect(v.parse(evaluationInput, { submissionId: "abc", decision: "APPROVED" })).toEqual({
    submissionId: "abc",
    decision: "APPROVED",
    theme: null,
    innovation: null,
    sustainability: null,
    feasibility: null,
    publicInterest: null,
    cannotJudge: [],
    comment: "",
    attachments: [],
  });
});

test("averages count what was judged, one decimal, each evaluator once", () => {
  const none: Scores = {
    theme: null,
    innovation: null,
    sustainability: null,
    feasibility: null,
    publicInterest: null,
  };
  expect(averageOf(SCORES)).toBe(4);
  expect(averageOf({ ...SCORES, feasibility: 0 })).toBe(3);
  expect(averageOf({ ...none, theme: 0 })).toBe(0);
  expect(averageOf(none)).toBeUndefined();
  expect(averageOfAll([SCORES, { ...none, theme: 1 }, none])).toBe(2.5);
  expect(averageOfAll([])).toBeUndefined();
});

test("an approval is backed as soon as one evaluation approves", () => {
  expect(isBackedByEvaluation([{ decision: "REJECTED" }, { decision: "APPROVED" }])).toBe(true);
  expect(isBackedByEvaluation([{ decision: "PENDING" }])).toBe(false);
  expect(isBackedByEvaluation([])).toBe(false);
});
