import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { CRITERIA, DECISIONS, evaluationInput } from "#domain/evaluations/schema.ts";
import { DEFAULT_EVALUATING, weightingOf } from "#domain/evaluations/criteria.ts";
import { averageOf, type Scores } from "#domain/evaluations/score.ts";

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

const NONE: Scores = {
  theme: null,
  innovation: null,
  sustainability: null,
  feasibility: null,
  publicInterest: null,
};
const ALIKE = weightingOf(DEFAULT_EVALUATING);

test.each([
  ["what was judged counts", SCORES, ALIKE, 4],
  ["a nought counts", { ...SCORES, feasibility: 0 }, ALIKE, 3],
  ["thirds are rounded to hundredths", { ...NONE, theme: 5, innovation: 4, feasibility: 4 }, ALIKE, 4.33],
  ["halves are rounded up", { ...NONE, theme: 1, innovation: 0 }, { ...ALIKE, innovation: 7 }, 0.13],
  ["a heavier criterion counts more", { ...NONE, theme: 5, innovation: 1 }, { ...ALIKE, theme: 3 }, 4],
  ["one switched off counts for nothing", SCORES, { ...ALIKE, sustainability: 0 }, 4.5],
  ["only what is switched off", { ...NONE, theme: 5 }, { ...ALIKE, theme: 0 }, undefined],
  ["nothing judged", NONE, ALIKE, undefined],
])("an average: %s", (_, scores, weighting, average) => {
  expect(averageOf(scores, weighting)).toBe(average);
});
