import { expect, test } from "bun:test";
import { maxStepOf, sendStepOf } from "#domain/orders/kinds/steps.ts";
import { OFFERED_ORDER_TYPES } from "#domain/orders/type.ts";
import { LATER_SCREENS } from "#src/features/orders/wizard/steps/later-screens.ts";
import { SCREENS } from "#src/features/orders/wizard/steps/screens.tsx";
import { shownScreenAt } from "#src/features/orders/wizard/steps/shown-screen.ts";

function screensOf(type: string) {
  return Array.from({ length: sendStepOf(type) + 1 }, (_, step) => shownScreenAt(type, step));
}

const WAYS = {
  STANDARD: ["orderType", "selectStand", "additionalServices", "confirmData"],
  CUSTOM: ["orderType", "briefing", "additionalServices", "confirmBriefing", "review"],
  CUSTOM_SERVICES: ["orderType", "services", "confirmation"],
  SIMPLE: ["orderType", "proposal", "confirmation"],
} as const;

test.each([...OFFERED_ORDER_TYPES])(
  "the screens of %s stand in their order up to the one that sends",
  (type) => {
    expect(screensOf(type)).toEqual([...WAYS[type]]);
    expect(sendStepOf(type)).toBeLessThanOrEqual(maxStepOf(type));
  },
);

test("an unknown type goes the way of a proposal (WIZ-23)", () => {
  expect(screensOf("XYZ")).toEqual([...WAYS.SIMPLE]);
});

test.each([...OFFERED_ORDER_TYPES])("every screen of %s is drawn (WIZ-04)", (type) => {
  const [first, ...later] = screensOf(type);
  expect(SCREENS[first ?? "orderType"]).toBeFunction();
  for (const screen of later) expect(Object.keys(LATER_SCREENS)).toContain(screen);
});
