import { expect, test } from "bun:test";
import { splitGap, typedSplit } from "#domain/orders/draft/proposal-split.ts";

const NONE = { spaceAmount: null, structureAmount: null, extraAmount: null };

test("a value need not be divided", () => {
  expect(splitGap({ value: 1000, ...NONE })).toBeUndefined();
  expect(splitGap({ value: 1000, spaceAmount: 0, structureAmount: 0, extraAmount: null })).toBeUndefined();
});

test("what is not divided yet is positive, what is too much negative, in whole cents", () => {
  expect(splitGap({ value: 1000, ...NONE, spaceAmount: 600.1 })).toBe(399_90);
  expect(splitGap({ value: 0.3, spaceAmount: 0.1, structureAmount: 0.2, extraAmount: null })).toBe(0);
  expect(splitGap({ value: null, ...NONE, extraAmount: 5 })).toBe(-5_00);
});

test("the parts are what was typed: the rest belongs to none of them", () => {
  expect(typedSplit({ value: 1000, ...NONE, spaceAmount: 600.1 })).toEqual({
    space: 600_10,
    structure: 0,
    extra: 0,
  });
});
