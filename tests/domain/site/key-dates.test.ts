import { expect, test } from "bun:test";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import { eventDay, isEventOver } from "#domain/site/event-day.ts";
import { keyDateStanding, windowStanding } from "#domain/site/key-dates.ts";
import { daysUntilClosing, windowState } from "#domain/submissions/window.ts";

const SPAN = { from: "2025-11-10", to: "2025-11-21" };

test.each([
  ["2025-07-06", { is: "ahead", days: 127 }],
  ["2025-11-09", { is: "ahead", days: 1 }],
  ["2025-11-10", { is: "on", days: 11 }],
  ["2025-11-20", { is: "on", days: 1 }],
  ["2025-11-21", { is: "on", days: 0 }],
  ["2025-11-22", { is: "over", days: 1 }],
  ["2026-11-21", { is: "over", days: 365 }],
] as const)("on %s the conference stands as %j", (day, standing) => {
  expect(keyDateStanding(day, SPAN)).toEqual(standing);
});

test.each([
  ["2025-09-12T23:59:59-03:00", "2025-09-12T23:59:59-03:00", "2025-09-12"],
  ["2025-09-13T02:59:59Z", "2025-09-12T23:59:59-03:00", "2025-09-12"],
  ["2025-09-13T03:00:00Z", "2025-09-12T23:59:59-03:00", "2025-09-13"],
  ["2025-09-12T18:29:59Z", "2025-09-12T23:59:59+05:30", "2025-09-12"],
  ["2025-09-12T18:30:00Z", "2025-09-12T23:59:59+05:30", "2025-09-13"],
  ["2025-09-12T23:59:59Z", "2025-09-12T23:59:59Z", "2025-09-12"],
])("at %s it is, where %s is the end, %s", (now, closes, day) => {
  expect(eventDay(new Date(now), { closes })).toBe(day);
});

test.each(["2025-07-07T00:00:01-03:00", "2025-08-31T23:59:59-03:00", "2025-09-12T12:00:00-03:00"])(
  "at %s as many days are left as the bar says",
  (moment) => {
    const now = new Date(moment);
    const { eoi } = DEFAULT_SETTINGS;
    const days = { from: eoi.opens.slice(0, 10), to: eoi.closes.slice(0, 10) };
    const { days: left } = keyDateStanding(eventDay(now, eoi), days);
    expect(left).toBe(daysUntilClosing(now, eoi));
  },
);

const HOURS = { opens: "2025-07-07T09:00:00-03:00", closes: "2025-09-12T18:00:00-03:00" };

test.each([
  ["2025-07-06T20:00:00-03:00", { is: "ahead", days: 1 }],
  ["2025-07-07T08:00:00-03:00", { is: "ahead", days: 0 }],
  ["2025-07-07T09:00:00-03:00", { is: "on", days: 67 }],
  ["2025-09-11T20:00:00-03:00", { is: "on", days: 1 }],
  ["2025-09-12T17:00:00-03:00", { is: "on", days: 0 }],
  ["2025-09-12T19:00:00-03:00", { is: "over", days: 0 }],
  ["2025-09-14T19:00:00-03:00", { is: "over", days: 2 }],
] as const)("a window from nine to six stands, at %s, as %j", (moment, standing) => {
  const now = new Date(moment);
  const days = { from: "2025-07-07", to: "2025-09-12" };
  expect(windowStanding(eventDay(now, HOURS), { state: windowState(now, HOURS), days })).toEqual(standing);
});

test.each([
  ["2025-11-21T21:30:00-03:00", false],
  ["2025-11-21T23:59:59-03:00", false],
  ["2025-11-22T00:00:00-03:00", true],
])("at %s the event is over: %s", (now, isOver) => {
  expect(isEventOver(new Date(now), { eoi: HOURS, conference: SPAN })).toBe(isOver);
});
