import { describe, expect, test } from "bun:test";
import { isApproval, payBy } from "#domain/orders/moves/pay-by.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";

const settings = { ...DEFAULT_SETTINGS, paying: { ...DEFAULT_SETTINGS.paying, daysToPay: 30 } };

describe("an order is to be paid", () => {
  test.each([
    ["so many days after its approval, over the end of a year too", "2025-12-20T15:00Z", null, "2026-01-19"],
    ["by the days of the event's zone", "2025-10-02T02:00Z", null, "2025-10-31"],
    ["not later for an early refusal", "2025-10-01T15:00Z", "2025-10-10T15:00Z", "2025-10-31"],
    ["seven days after a late refusal", "2025-10-01T15:00Z", "2025-10-28T15:00Z", "2025-11-04"],
    [
      "seven days after a refusal when it was overdue",
      "2025-10-01T15:00Z",
      "2025-12-01T15:00Z",
      "2025-12-08",
    ],
    ["at no day before its approval", null, "2025-10-10T15:00Z", null],
  ])("%s", (_, approvedAt, refusedAt, day) => {
    expect(payBy({ approvedAt, refusedAt }, settings)).toBe(day);
  });
});

test.each([
  ["the team's", { from: "REVIEWING", to: "APPROVED" }, true],
  ["after a refused confirmation", { from: "CONFIRM_PAYMENT", to: "APPROVED" }, false],
  ["a payment taken back by force", { from: "PAID", to: "APPROVED" }, false],
  ["another move", { from: "PENDING", to: "REVIEWING" }, false],
])("an approval: %s", (_, move, approves) => {
  expect(isApproval(move)).toBe(approves);
});
