import { expect, test } from "bun:test";
import { figuresOf, ranksOf, stateOf } from "#domain/evaluations/ranking.ts";

test.each([
  [[], { n: 0, mean: null, median: null, deviation: null }],
  [[4], { n: 1, mean: 4, median: 4, deviation: 0 }],
  [[5, 1], { n: 2, mean: 3, median: 3, deviation: 2 }],
  [[5, 4, 0], { n: 3, mean: 3, median: 4, deviation: 2.16 }],
  [[3, 3, 4], { n: 3, mean: 3.33, median: 3, deviation: 0.47 }],
])("the figures of %p", (marks, figures) => {
  expect(figuresOf(marks)).toEqual(figures);
});

test("fewer marks than the minimum are incomplete, closed ones closed", () => {
  expect(stateOf({ n: 1 }, 2, true)).toBe("incomplete");
  expect(stateOf({ n: 2 }, 2, true)).toBe("ranked");
  expect(stateOf({ n: 2 }, 2, false)).toBe("closed");
});

test("equal is equal rank, and the next one counts on", () => {
  const means = Object.entries({ a: 3, b: 4.5, c: 4.5, d: 1 });
  expect(Object.fromEntries(ranksOf(new Map(means)))).toEqual({ b: 1, c: 1, a: 3, d: 4 });
});
