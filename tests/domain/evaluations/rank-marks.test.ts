import { expect, test } from "bun:test";
import { rankMarks } from "#domain/evaluations/rank-marks.ts";

const given = (submissionId: string, evaluatorId: string, mark: number, isSetAside = false) => ({
  submissionId,
  evaluatorId,
  mark,
  isSetAside,
});

test("what has too few marks or is set aside has figures and no rank; evaluators' means are of all they gave", () => {
  const { ranks, figures, means, marks } = rankMarks(
    [
      given("good", "ana", 5),
      given("good", "bento", 4),
      given("plain", "ana", 3),
      given("plain", "bento", 2),
      given("few", "ana", 5),
      given("gone", "ana", 5, true),
      given("gone", "bento", 5, true),
    ],
    2,
  );
  expect(Object.fromEntries(ranks)).toEqual({ good: 1, plain: 2 });
  expect([...figures].map(([id, { n, mean }]) => [id, n, mean])).toEqual([
    ["good", 2, 4.5],
    ["plain", 2, 2.5],
    ["few", 1, 5],
    ["gone", 2, 5],
  ]);
  expect(Object.fromEntries(means)).toEqual({ ana: 4.5, bento: 3.67 });
  expect(marks.get("plain")).toHaveLength(2);
});
