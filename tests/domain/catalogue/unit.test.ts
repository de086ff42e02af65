import { expect, test } from "bun:test";
import { allDays, countOf, daysIn, isLongerThan, periodOf, type UnitPeriod } from "#domain/catalogue/unit.ts";

const EVENT = { from: "2025-11-10", to: "2025-11-21" };

test.each(["unit", "set", "kit", "person", "booth", "litre"])(
  "a %s is had once where nobody said it",
  (unit) => {
    expect(periodOf(unit)).toBe("once");
  },
);

test.each(["day", "hora de palco", "toString"])("a %s is had per day where nobody said it", (unit) => {
  expect(periodOf(unit)).toBe("perDay");
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
  const count = (unitMetric: string, unitPeriod: UnitPeriod, quantity: number, periodOfUse: number) =>
    countOf({ unitMetric, unitPeriod, quantity, periodOfUse });
  expect(count("person", "once", 40, 1)).toEqual({ unit: "person", quantity: 40 });
  expect(count("person", "perDay", 40, 3)).toEqual({ unit: "person", quantity: 40, days: 3 });
  expect(count("day", "perDay", 7, 12)).toEqual({ unit: "day", quantity: 7, days: 12, total: 84 });
  expect(count("day", "perDay", 1, 12)).toEqual({ unit: "day", quantity: 1, days: 12 });
  expect(count("day", "once", 84, 1)).toEqual({ unit: "day", quantity: 84 });
  expect(count("hora", "perDay", 2, 1)).toEqual({ unit: "hora", quantity: 2, days: 1 });
});
