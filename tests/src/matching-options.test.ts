import { expect, test } from "bun:test";
import { matchingOptions } from "#src/components/ui/matching-options.ts";

const OPTIONS = ["Alemanha", "Austrália", "Áustria", "Estados Unidos", "Tunísia", "União Europeia"].map(
  (label) => ({ label }),
);

test.each([
  ["", OPTIONS.map(({ label }) => label)],
  ["  ", OPTIONS.map(({ label }) => label)],
  ["uni", ["União Europeia", "Estados Unidos", "Tunísia"]],
  ["AUSTRI", ["Áustria"]],
  ["austr ", ["Austrália", "Áustria"]],
  ["nada", []],
])("what starts with the typed text comes before what only holds it: %j", (typed, labels) => {
  expect(matchingOptions(OPTIONS, typed).map(({ label }) => label)).toEqual(labels);
});

test("an option is found by its other name as well", () => {
  const options = [
    { label: "Brazil", also: "Brasil" },
    { label: "Germany", also: "Alemanha" },
  ];
  expect(matchingOptions(options, "brasil")).toEqual([{ label: "Brazil", also: "Brasil" }]);
  expect(matchingOptions(options, "ger")).toHaveLength(1);
});
