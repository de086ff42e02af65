import { expect, test } from "bun:test";
import { needsExplanation, sizeInM2 } from "#domain/submissions/size.ts";

test.each([
  ["50", null, 50, false],
  ["200", null, 200, false],
  ["custom", 200, 200, false],
  ["custom", 201, 201, true],
  ["custom", null, undefined, false],
  ["100", 500, 100, false],
  [undefined, undefined, undefined, false],
])("EOI-21: size %p with %p is %p m2, explanation %p", (spaceSize, customSpaceSize, size, needed) => {
  expect(sizeInM2({ spaceSize, customSpaceSize })).toBe(size);
  expect(needsExplanation({ spaceSize, customSpaceSize })).toBe(needed);
});
