import { expect, test } from "bun:test";
import { allDays, countOf, daysIn, isLongerThan, knowsDays } from "#domain/catalogue/unit.ts";

const EVENT = { from: "2025-11-10", to: "2025-11-21" };

test.each([
  ["day", true],
  ["unit", false],
  ["set", false],
  ["kit", false],
  ["person", false],
  ["booth", false],
  ["litre", false],
])("what is counted by the %s is counted by the day as well: %p", (unit, expected) => {
  expect(knowsDays(unit)).toBe(expected);
});

test("asks for the days of a unit the team wrote itself", () => {
  expect(knowsDays("hora de palco")).toBe(true);
});

test("a conference from 10 to 21 November has twelve days, one of a single day has one", () => {
  expect(daysIn(EVENT)).toBe(12);
  expect(daysIn({ from: "2025-11-10", to: "2025-11-10" })).toBe(1);
  expect(daysIn({ from: "2025-02-27", to: "2025-03-02" })).toBe(4);
});

test("all days are those of the event, and never more than a line takes (WIZ-45)", () => {
  expect(allDays(EVENT)).toBe(12);
  expect(allDays({ from: "2025-01-01", to: "2025-12-31" })).toBe(100);
});

test("asks about more days than the event has, not about what is refused anyway", () => {
  expect([null, 12, 13, 100, 101].map((days) => isLongerThan(EVENT, days))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ]);
});

test("tells the days where they count, and what days of service come to", () => {
  const count = (unitMetric: string, quantity: number, periodOfUse: number) =>
    countOf({ unitMetric, quantity, periodOfUse });
  expect(count("person", 40, 1)).toEqual({ unit: "person", quantity: 40 });
  expect(count("person", 40, 3)).toEqual({ unit: "person", quantity: 40, days: 3 });
  expect(count("day", 7, 12)).toEqual({ unit: "day", quantity: 7, days: 12, total: 84 });
  expect(count("day", 1, 12)).toEqual({ unit: "day", quantity: 1, days: 12 });
  expect(count("hora", 2, 1)).toEqual({ unit: "hora", quantity: 2, days: 1 });
});
