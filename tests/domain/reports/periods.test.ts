import { describe, expect, test } from "bun:test";
import { countBySpan, spanOf } from "#domain/reports/periods.ts";

const BELEM = "America/Belem";
const at = (instant: string, count = 1) => ({ at: new Date(instant), count });

describe("spanOf", () => {
  test.each([
    ["2025-09-14", "week", { from: "2025-09-08", to: "2025-09-14" }],
    ["2025-09-15", "week", { from: "2025-09-15", to: "2025-09-21" }],
    ["2024-02-29", "month", { from: "2024-02-01", to: "2024-02-29" }],
    ["2025-12-31", "month", { from: "2025-12-01", to: "2025-12-31" }],
    ["2026-01-01", "week", { from: "2025-12-29", to: "2026-01-04" }],
  ] as const)("%s lies in the %s %j", (day, by, span) => {
    expect(spanOf(day, by)).toEqual(span);
  });
});

describe("countBySpan", () => {
  test("ends a week at midnight of the event, and keeps those without any", () => {
    const counted = [at("2025-09-15T02:59:59Z"), at("2025-09-15T03:00:00Z", 2), at("2025-09-29T12:00:00Z")];
    expect(countBySpan(counted, "week", BELEM)).toEqual([
      { from: "2025-09-08", to: "2025-09-14", count: 1 },
      { from: "2025-09-15", to: "2025-09-21", count: 2 },
      { from: "2025-09-22", to: "2025-09-28", count: 0 },
      { from: "2025-09-29", to: "2025-10-05", count: 1 },
    ]);
  });

  test("goes on to the moment it is asked for; nothing counted and no moment is no span", () => {
    const months = countBySpan(
      [at("2025-09-15T03:00:00Z")],
      "month",
      BELEM,
      new Date("2025-11-01T12:00:00Z"),
    );
    expect(months.map(({ from, count }) => [from, count])).toEqual([
      ["2025-09-01", 1],
      ["2025-10-01", 0],
      ["2025-11-01", 0],
    ]);
    expect(countBySpan([], "week", BELEM)).toEqual([]);
  });
});
