import { expect, test } from "bun:test";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { daysUntilClosing, isWindowOpen, remaining, windowState } from "#domain/submissions/window.ts";

const { eoi } = DEFAULT_SETTINGS;

test.each([
  ["2025-07-06T12:00:00-03:00", "before"],
  ["2025-07-06T23:59:59.999-03:00", "before"],
  ["2025-07-07T00:00:00.000-03:00", "open"],
  ["2025-07-07T02:59:59Z", "before"],
  ["2025-07-07T03:00:00Z", "open"],
  ["2025-09-12T23:59:59.000-03:00", "open"],
  ["2025-09-12T23:59:59.999-03:00", "open"],
  ["2025-09-13T02:59:59Z", "open"],
  ["2025-09-13T00:00:00-03:00", "after"],
  ["2025-09-13T12:00:00-03:00", "after"],
] as const)("EOI-01: at %s the window is %s", (now, state) => {
  expect(windowState(new Date(now), eoi)).toBe(state);
  expect(isWindowOpen(new Date(now), eoi)).toBe(state === "open");
});

test.each([
  ["2025-09-12T23:59:59-03:00", { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ["2025-09-12T00:00:00-03:00", { days: 1, hours: 0, minutes: 0, seconds: 0 }],
  ["2025-09-10T22:58:57-03:00", { days: 2, hours: 1, minutes: 1, seconds: 3 }],
])("at %s there is %j left", (now, left) => {
  expect(remaining(new Date(now), eoi)).toEqual(left);
});

test("nothing is left of a window that is not open", () => {
  expect(remaining(new Date("2025-09-13T00:00:00-03:00"), eoi)).toBeUndefined();
  expect(remaining(new Date("2025-07-01T00:00:00-03:00"), eoi)).toBeUndefined();
});

test.each([
  ["2025-06-01T12:00:00-03:00", 103],
  ["2025-09-10T22:58:57-03:00", 2],
  ["2025-09-12T00:00:01-03:00", 0],
  ["2025-09-13T00:00:00-03:00", 0],
])("at %s it closes in %i whole days, open or not", (now, days) => {
  expect(daysUntilClosing(new Date(now), eoi)).toBe(days);
});
