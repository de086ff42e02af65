import { describe, expect, test } from "bun:test";
import { shorterStays, stayAllDays, stayAsBefore } from "#domain/orders/draft/whole-stay.ts";

const DAYS = 12;

function line(lineId: string, periodOfUse: number | null) {
  return { lineId, itemId: "screen", quantity: 2, periodOfUse, notes: "" };
}

const LINES = [line("short", 1), line("whole", DAYS), line("long", 15), line("empty", null)];

function daysOf(lines: readonly ReturnType<typeof line>[]) {
  return lines.map(({ periodOfUse }) => periodOfUse);
}

describe("all days of the event for the whole list", () => {
  const stays = shorterStays(LINES, DAYS);
  const after = stayAllDays(LINES, stays, DAYS);

  test("go to what is shorter or has no days; a longer stay is meant", () => {
    expect([...stays]).toEqual([
      ["short", 1],
      ["empty", null],
    ]);
    expect(daysOf(after)).toEqual([DAYS, DAYS, 15, DAYS]);
  });

  test("are taken back as if they had never been", () => {
    expect(stayAsBefore(after, stays, DAYS)).toEqual(LINES);
  });

  test("stay taken back only where nobody wrote since, and for lines that are still there", () => {
    const since = [line("short", 3), ...after.slice(3), line("new", DAYS)];
    expect(daysOf(stayAsBefore(since, stays, DAYS))).toEqual([3, null, DAYS]);
  });
});
