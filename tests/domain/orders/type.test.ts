import { expect, test } from "bun:test";
import {
  DEFAULT_ORDER_TYPE,
  DEFAULT_STAND_TYPE,
  isCustomStand,
  isOfferedOrderType,
  OFFERED_ORDER_TYPES,
  ORDER_TYPES,
} from "#domain/orders/type.ts";

test("knows the five order types (DATA-05) and offers four (WIZ-02)", () => {
  expect(ORDER_TYPES).toEqual(["SIMPLE", "CUSTOM_SERVICES", "STAND", "STANDARD", "CUSTOM"]);
  expect(OFFERED_ORDER_TYPES).toEqual(["SIMPLE", "CUSTOM_SERVICES", "STANDARD", "CUSTOM"]);
  expect(isOfferedOrderType("STAND")).toBe(false);
  expect(isOfferedOrderType("CUSTOM")).toBe(true);
});

test("opens with a custom stand and additional services (WIZ-06, WIZ-07)", () => {
  expect(DEFAULT_STAND_TYPE).toBe("CUSTOM");
  expect(DEFAULT_ORDER_TYPE).toBe("CUSTOM_SERVICES");
});

test.each([
  ["CUSTOM", true],
  ["STANDARD", false],
  [undefined, false],
])("a stand of type %p is custom: %p (WIZ-08)", (standType, isCustom) => {
  expect(isCustomStand(standType)).toBe(isCustom);
});
