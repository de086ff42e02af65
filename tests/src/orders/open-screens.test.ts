import { expect, test } from "bun:test";
import { maxStepOf, screenAt, sendsAt } from "#domain/orders/steps.ts";
import { OPEN_ORDER_TYPES } from "#domain/orders/type.ts";
import { openScreenAt } from "#src/features/orders/wizard/open-screens.ts";

test("the screens of a standard order are the four that can be filled in", () => {
  const screens = [0, 1, 2, 3].map((step) => openScreenAt("STANDARD", step));
  expect(screens).toEqual(["orderType", "selectStand", "additionalServices", "confirmData"]);
});

test.each([...OPEN_ORDER_TYPES])("every screen of %s, which can be ordered, is drawn", (type) => {
  const steps = Array.from({ length: maxStepOf(type) + 1 }, (_, step) => step);
  const last = steps.findIndex((step) => sendsAt(type, step));
  expect(last).toBeGreaterThan(0);
  for (const step of steps.slice(0, last + 1))
    expect<string>(openScreenAt(type, step)).toBe(screenAt(type, step));
});
