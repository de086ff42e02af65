import { expect, test } from "bun:test";
import { turnWindow } from "#domain/opening/turn-window.ts";
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

const ZONE = { eventZone: "America/Belem" };

test.each([
  ["2025-07-01T12:00:00Z", { isUnopened: true }, "before"],
  ["2025-08-01T12:00:00Z", { isUnopened: true }, "soon"],
  ["2025-10-01T12:00:00Z", { isUnopened: true }, "after"],
  ["2025-08-01T12:00:00Z", { closedEarly: "2025-07-20T10:00:00-03:00" }, "after"],
] as const)("at %s a window that is %j is %s", (now, held, state) => {
  expect(windowState(new Date(now), { ...eoi, ...held })).toBe(state);
  expect(isWindowOpen(new Date(now), { ...eoi, ...held })).toBe(false);
});

test("opening takes away what holds it, closing early says when by the event's clocks, and opens again", () => {
  const inside = new Date("2025-08-01T12:00:00Z");
  expect(turnWindow(inside, { ...ZONE, eoi: { ...eoi, isUnopened: true } }, true)).toEqual(eoi);
  const closed = turnWindow(inside, { ...ZONE, eoi }, false);
  expect(closed).toEqual({ ...eoi, closedEarly: "2025-08-01T09:00:00-03:00" });
  if (closed) expect(turnWindow(inside, { ...ZONE, eoi: closed }, true)).toEqual(eoi);
  const before = new Date("2025-07-01T12:00:00Z");
  expect(turnWindow(before, { ...ZONE, eoi }, false)).toEqual({ ...eoi, isUnopened: true });
});

test.each([
  ["2025-08-01T12:00:00Z", {}, true],
  ["2025-08-01T12:00:00Z", { isUnopened: true }, false],
  ["2025-10-01T12:00:00Z", {}, false],
  ["2025-10-01T12:00:00Z", { isUnopened: true }, true],
] as const)("at %s a window that is %j does not turn open: %s", (now, held, isOpening) => {
  expect(turnWindow(new Date(now), { ...ZONE, eoi: { ...eoi, ...held } }, isOpening)).toBeUndefined();
});
