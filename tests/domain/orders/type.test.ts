import { expect, test } from "bun:test";
import { isCustomStand, isOfferedOrderType, OFFERED_ORDER_TYPES, ORDER_TYPES } from "#domain/orders/type.ts";

test("knows the five order types (DATA-05), of which four can be chosen", () => {
  expect(ORDER_TYPES).toEqual(["SIMPLE", "CUSTOM_SERVICES", "STAND", "STANDARD", "CUSTOM"]);
  expect(OFFERED_ORDER_TYPES).toEqual(["SIMPLE", "CUSTOM_SERVICES", "STANDARD", "CUSTOM"]);
  expect(isOfferedOrderType("STAND")).toBe(false);
  expect(isOfferedOrderType("CUSTOM")).toBe(true);
});

test.each([
  ["CUSTOM", true],
  ["STANDARD", false],
  [undefined, false],
])("a stand of type %p is custom: %p (WIZ-08)", (standType, isCustom) => {
  expect(isCustomStand(standType)).toBe(isCustom);
});
