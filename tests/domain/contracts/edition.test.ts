import { describe, expect, test } from "bun:test";
import { contractStateOf, isOutdated, takesApprovalBack } from "#domain/contracts/edition.ts";
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

describe("an edition is", () => {
  const [before, printed, after] = ["08-01", "08-02", "08-03"].map(
    (day) => new Date(`2025-${day}T12:00:00Z`),
  ) as [Date, Date, Date];
  const edition = {
    orderVersion: 1,
    outdatedAt: null,
    createdAt: printed,
    signedFileId: null,
    signedAcceptedAt: null,
  };
  const returned = { ...edition, signedFileId: "file" };
  const accepted = { ...returned, signedAcceptedAt: after };

  test.each([
    ["none, where nothing was printed", undefined, null, "none"],
    ["unsigned, until a copy comes back", edition, null, "unsigned"],
    ["received then, and not signed", returned, null, "received"],
    ["signed once its copy was found good", accepted, after, "signed"],
    ["not signed any more once the signature was taken back", accepted, null, "received"],
    ["signed by a signature that the team recorded later", edition, after, "signed"],
    ["signed by one of that moment", edition, printed, "signed"],
    ["not signed by one of before", edition, before, "unsigned"],
    ["outdated, however signed", { ...accepted, outdatedAt: after }, after, "outdated"],
  ] as const)("%s", (_, one, signature, state) => {
    expect(contractStateOf(one, { contentVersion: 1 }, signature)).toBe(state);
  });
});
