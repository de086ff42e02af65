import { expect, test } from "bun:test";
import { DEFAULT_EVALUATING, type EvaluatingRules } from "#domain/evaluations/criteria.ts";
import { rankMoves, ranksUnder } from "#domain/evaluations/rank-moves.ts";
import type { Criterion } from "#domain/evaluations/schema.ts";

const EVEN: EvaluatingRules = { ...DEFAULT_EVALUATING, minimumMarks: 1 };
const given = (submissionId: string, theme: number, others: number) => ({
  submissionId,
  scores: {
    theme,
    innovation: others,
    sustainability: others,
    feasibility: others,
    publicInterest: others,
  },
});
const judged = [given("themed", 5, 2), given("steady", 3, 3), given("other", 1, 4)];

function changed(
  criterion: Criterion,
  change: Partial<EvaluatingRules["criteria"][Criterion]>,
): EvaluatingRules {
  return { ...EVEN, criteria: { ...EVEN.criteria, [criterion]: { ...EVEN.criteria[criterion], ...change } } };
}

const CASES: [string, EvaluatingRules, ReturnType<typeof rankMoves>][] = [
  ["the same rules move nothing", EVEN, []],
  [
    "a weight turns the order round, the best new rank first",
    changed("theme", { weight: 100 }),
    [
      { submissionId: "themed", from: 3, to: 1 },
      { submissionId: "steady", from: 2, to: 2 },
      { submissionId: "other", from: 1, to: 3 },
    ].filter(({ from, to }) => from !== to),
  ],
  ["a criterion that is switched off counts for nothing", changed("theme", { isOn: false }), []],
  [
    "what has too few marks by the new minimum loses its rank",
    { ...EVEN, minimumMarks: 2 },
    [
      { submissionId: "other", from: 1, to: null },
      { submissionId: "steady", from: 2, to: null },
      { submissionId: "themed", from: 3, to: null },
    ],
  ],
];

test.each(CASES)("%s", (_, rules, moves) => {
  expect(rankMoves(judged, EVEN, rules)).toEqual(moves);
});

test("what reads equal has one rank, and one move", () => {
  const equal = [given("a", 3, 3), given("b", 3, 3), given("c", 5, 0)];
  expect([...ranksUnder(equal, EVEN)]).toEqual([
    ["a", 1],
    ["b", 1],
    ["c", 3],
  ]);
});
