import { expect, test } from "bun:test";
import { isOutdated, takesApprovalBack } from "#domain/contracts/edition.ts";
import { ORDER_STATUSES } from "#domain/orders/moves/status.ts";

const TAKEN_BACK = new Date("2025-09-01T12:00:00Z");

test.each([
  ["of the order as it is", 3, 3, null, false],
  ["of an order that has changed since", 2, 3, null, true],
  ["of an order whose approval was taken back", 3, 3, TAKEN_BACK, true],
])(
  "an edition %s: printed of version %i, the order at %i, taken back %p, is outdated: %p",
  (_, printed, now, outdatedAt, outdated) => {
    expect(isOutdated({ orderVersion: printed, outdatedAt }, { contentVersion: now })).toBe(outdated);
  },
);

test("an approval is taken back by leaving it for what comes before it or for nothing, not by paying", () => {
  const left = ORDER_STATUSES.filter((to) => takesApprovalBack("APPROVED", to));
  expect(left).toEqual(["DRAFT", "PENDING", "REVIEWING", "REJECTED", "CANCELLED"]);
  expect(takesApprovalBack("REVIEWING", "PENDING")).toBe(false);
  expect(takesApprovalBack("CONFIRM_PAYMENT", "APPROVED")).toBe(false);
});
