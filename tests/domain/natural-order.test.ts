import { expect, test } from "bun:test";
import { naturalKey, naturalOrder } from "#domain/natural-order.ts";

const NAMES = [
  "item",
  "item 1",
  "item 2",
  "item 10",
  "item 10 b",
  "item 011",
  "sala 2, bloco 9",
  "sala 2, bloco 10",
];

test("names sort as people count, by the comparison and by the key alike", () => {
  const shuffled = NAMES.toReversed();
  expect(shuffled.toSorted(naturalOrder())).toEqual(NAMES);
  expect(shuffled.toSorted((a, b) => (naturalKey(a) < naturalKey(b) ? -1 : 1))).toEqual(NAMES);
});

test.each([
  ["item 2", "item 000000000002"],
  ["3d", "000000000003d"],
  ["1234567890123", "1234567890123"],
  ["rio", "rio"],
])("the key of %p is %p", (name, key) => {
  expect(naturalKey(name)).toBe(key);
});
