import { describe, expect, test } from "bun:test";
import { countDifferences, isSame } from "#domain/same.ts";

describe("two values are the same", () => {
  test.each([
    ["whatever the order of their keys", { a: 1, b: [2] }, { b: [2], a: 1 }],
    ["where a key holds nothing", { a: 1, b: undefined }, { a: 1 }],
    ["at the same moment", new Date(5), new Date(5)],
    ["when both are no number", Number.NaN, Number.NaN],
  ])("%s", (_, one, other) => expect(isSame(one, other)).toBe(true));
});

describe("two values differ", () => {
  test.each<[string, unknown, unknown]>([
    ["in the order of a list", [1, 2], [2, 1]],
    ["in the length of a list", [1], [1, 2]],
    ["where one says nothing and the other was not asked", null, undefined],
    ["in a part of a part", { a: { b: 1 } }, { a: { b: 2 } }],
    ["in their moments", new Date(5), new Date(6)],
    ["when one is a list and the other its parts by name", [], {}],
    ["when one is a moment", new Date(5), {}],
    ["as text and as number", "1", 1],
  ])("%s", (_, one, other) => {
    expect(isSame(one, other)).toBe(false);
    expect(isSame(other, one)).toBe(false);
  });
});

test("differences are counted by field, a list and a moment as one each", () => {
  const stored = { name: "a", words: { pt: "x", en: "y" }, days: [1, 2], at: new Date(5) };
  expect(countDifferences(stored, stored)).toBe(0);
  const typed = { name: "b", words: { pt: "x", en: "z" }, days: [1, 3], at: new Date(6) };
  expect(countDifferences(typed, stored)).toBe(4);
});
