import { describe, expect, test } from "bun:test";
import {
  clampStep,
  goToStep,
  labelledStepAt,
  maxStepOf,
  nextStep,
  previousStep,
  screenAt,
  sendStepOf,
  startStep,
  stepsOf,
} from "#domain/orders/kinds/steps.ts";

const SIMPLE = ["orderType", "descriptionAndServices", "confirmation"];

/** Type, labelled steps, maximum index, the screen at each index, where it is sent, what asks for it. */
const WIZARDS: [string, string[], number, string[], number, string][] = [
  [
    "STANDARD",
    ["orderType", "selectStand", "additionalServices", "confirmData"],
    4,
    ["orderType", "selectStand", "additionalServices", "confirmData", "finalize"],
    3,
    "WIZ-14, WIZ-15",
  ],
  [
    "CUSTOM",
    ["orderType", "briefing", "additionalServices", "confirmData"],
    5,
    ["orderType", "briefing", "additionalServices", "confirmData", "review", "finalize"],
    4,
    "WIZ-16, WIZ-17",
  ],
  ["CUSTOM_SERVICES", SIMPLE, 3, [...SIMPLE, "finalize"], 2, "WIZ-19, WIZ-20"],
  ["SIMPLE", SIMPLE, 2, SIMPLE, 2, "WIZ-21, WIZ-22"],
  ["STAND", SIMPLE, 2, SIMPLE, 2, "WIZ-23"],
  ["XYZ", SIMPLE, 2, SIMPLE, 2, "WIZ-23"],
  ["toString", SIMPLE, 2, SIMPLE, 2, "WIZ-23"],
];

describe.each(WIZARDS)("%s", (type, steps, maximum, screens, sends, ids) => {
  test(`has its labelled steps, maximum index and screens (${ids})`, () => {
    expect<readonly string[]>(stepsOf(type)).toEqual(steps);
    expect(maxStepOf(type)).toBe(maximum);
    expect<string[]>(screens.map((_, index) => screenAt(type, index))).toEqual(screens);
    expect(sendStepOf(type)).toBe(sends);
  });

  test("next stops at the maximum index (WIZ-10), previous at 0 (WIZ-11)", () => {
    let step = 0;
    const forward = Array.from({ length: maximum + 2 }, () => (step = nextStep(type, step)));
    expect(forward).toEqual([...Array.from({ length: maximum }, (_, index) => index + 1), maximum, maximum]);
    const back = Array.from({ length: maximum + 2 }, () => (step = previousStep(type, step)));
    expect(back).toEqual([...Array.from({ length: maximum }, (_, index) => maximum - 1 - index), 0, 0]);
  });

  test("going to a step works within 0 to the maximum only (WIZ-12)", () => {
    expect(goToStep(type, 1, 0)).toBe(0);
    expect(goToStep(type, 1, maximum)).toBe(maximum);
    for (const target of [-1, maximum + 1, 0.5, Number.NaN]) expect(goToStep(type, 1, target)).toBe(1);
  });

  test("starts at 0 unless told otherwise (WIZ-13)", () => {
    expect(startStep(type)).toBe(0);
    expect(startStep(type, 2)).toBe(2);
    expect(startStep(type, 99)).toBe(maximum);
  });

  test("marks a labelled step at every index", () => {
    const marked = screens.map((_, index) => labelledStepAt(type, index));
    expect(marked).toEqual(screens.map((_, index) => Math.min(index, steps.length - 1)));
  });
});

test("an edit with the type locked never goes back to it", () => {
  expect(previousStep("CUSTOM", 1, 1)).toBe(1);
  expect(previousStep("CUSTOM", 3, 1)).toBe(2);
});

test("a step that is no whole number is the first", () => {
  expect(clampStep("CUSTOM", Number.NaN)).toBe(0);
  expect(clampStep("CUSTOM", -3)).toBe(0);
});
