import { expect, test } from "bun:test";
import { reminderOn } from "#domain/orders/moves/reminders.ts";

test.each([
  ["2025-09-22", undefined],
  ["2025-09-23", "week"],
  ["2025-09-25", "week"],
  ["2025-09-26", undefined],
  ["2025-09-29", "day"],
  ["2025-09-30", "day"],
  ["2025-10-01", "overdue"],
  ["2025-10-07", "overdue"],
  ["2025-10-08", undefined],
] as const)("on %s what is due on 30 September is reminded of as %s", (today, reminder) => {
  expect(reminderOn(today, "2025-09-30")).toBe(reminder);
});
