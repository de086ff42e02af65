import { expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { costOfStand, leastCost } from "#domain/orders/estimate.ts";
import { readArea } from "#domain/submissions/read-area.ts";
import { submissionInput } from "#domain/submissions/schema.ts";
import { validForm } from "../submissions/answers.ts";

type Offered = Parameters<typeof costOfStand>[0];

const BRONZE: Offered = { prices: { spacePerM2: 420_00, structurePerM2: 160_00 } };
const GOLD: Offered = { prices: { spacePerM2: 700_00, structurePerM2: 300_33 } };
const HIDDEN: Offered = {};

test.each<[string, Offered, number, ReturnType<typeof costOfStand>]>([
  ["the smallest area", BRONZE, 50, { space: 21_000_00, structure: 8_000_00, total: 29_000_00 }],
  ["any area", BRONZE, 73, { space: 30_660_00, structure: 11_680_00, total: 42_340_00 }],
  ["a rate with cents", GOLD, 51, { space: 35_700_00, structure: 15_316_83, total: 51_016_83 }],
  ["prices that are not public", HIDDEN, 50, undefined],
])("what a package costs: %s", (_, one, sizeM2, cost) => {
  expect(costOfStand(one, sizeM2)).toEqual(cost);
});

test("the least a stand costs is the cheapest package on 50 m², and nothing where no price is public", () => {
  expect(leastCost([GOLD, HIDDEN, BRONZE])).toEqual({ sizeM2: 50, total: 29_000_00 });
  expect(leastCost([HIDDEN])).toBeUndefined();
  expect(leastCost([])).toBeUndefined();
});

test.each([
  ["", "none"],
  ["  ", "none"],
  ["abc", "noNumber"],
  ["1e9", "noNumber"],
  ["12,5,0", "noNumber"],
  ["-60", "tooSmall"],
  ["0", "tooSmall"],
  ["49", "tooSmall"],
  ["49,9", "tooSmall"],
  ["50", 50],
  ["50 m²", 50],
  ["120 m2", 120],
  ["60,5", "notWhole"],
  ["1.200", 1200],
  ["10.000", 10_000],
  ["10001", "tooLarge"],
  ["99999999999999999999", "tooLarge"],
] as const)("the area %p in Portuguese is %p", (typed, read) => {
  expect(readArea(typed, "pt")).toBe(read);
});

test.each([49, 49.5, 50, 50.5, 200, 10_000, 10_001])("the form itself judges %p m² alike", (size) => {
  const form = validForm({ spaceSize: "custom", customSpaceSize: size, flexibilityExplanation: "Grande." });
  const broken = fieldIssues(v.safeParse(submissionInput, form).issues ?? []).map(({ key }) => key);
  const ours = { tooSmall: "spaceTooSmall", notWhole: "wholeNumber", tooLarge: "spaceTooLarge" } as const;
  const read = readArea(String(size), "en");
  expect(broken).toEqual(typeof read === "number" ? [] : [ours[read as keyof typeof ours]]);
});
