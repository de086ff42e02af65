import { describe, expect, test } from "bun:test";
import {
  addsToPayments,
  balanceOf,
  isCreditSure,
  partsOfAccepted,
  proposedSettlement,
  shareOut,
} from "#domain/orders/moves/balance.ts";
import type { PaymentStatus } from "#domain/orders/moves/payment.ts";

const paid = (status: PaymentStatus, amount: number | null) => ({ status, amount });
const order = { status: "CONFIRM_PAYMENT", total: 100_000, settled: 0 } as const;

describe("of 1,000.00 are accepted, handed in, outstanding and paid too much", () => {
  test.each([
    ["nothing handed in", order, [], [0, 0, 100_000, 0]],
    ["a part", order, [paid("handedIn", 40_000)], [0, 40_000, 60_000, 0]],
    [
      "two parts, one of them accepted",
      order,
      [paid("accepted", 40_000), paid("handedIn", 60_000)],
      [40_000, 60_000, 0, 0],
    ],
    ["a cent too much", order, [paid("handedIn", 100_001)], [0, 100_001, 0, 1]],
    [
      "refused and replaced ones do not count",
      order,
      [paid("refused", 100_000), paid("replaced", 100_000)],
      [0, 0, 100_000, 0],
    ],
    [
      "a confirmation without an amount is for all of it",
      order,
      [paid("handedIn", null)],
      [0, 100_000, 0, 0],
    ],
    [
      "a confirmation without an amount is for what the others leave",
      order,
      [paid("handedIn", null), paid("accepted", 40_000)],
      [40_000, 60_000, 0, 0],
    ],
    [
      "of two without an amount the accepted one is for all of it",
      order,
      [paid("handedIn", null), paid("accepted", null)],
      [100_000, 0, 0, 0],
    ],
    [
      "what was let go of is not outstanding",
      { ...order, status: "PAID", settled: 1_000 },
      [paid("accepted", 99_000)],
      [99_000, 0, 0, 0],
    ],
    [
      "all that was paid for a cancelled order is too much",
      { ...order, status: "CANCELLED" },
      [paid("accepted", 40_000)],
      [40_000, 0, 0, 40_000],
    ],
    ["nothing is outstanding of a rejected order", { ...order, status: "REJECTED" }, [], [0, 0, 0, 0]],
  ] as const)("%s", (_, of, payments, expected) => {
    const { accepted, handedIn, outstanding, credit } = balanceOf(of, payments);
    expect([accepted, handedIn, outstanding, credit]).toEqual([...expected]);
  });
});

describe("a further confirmation", () => {
  test.each([
    ["adds to one that pays a part", [paid("handedIn", 40_000)], true],
    ["takes the place of one that pays all", [paid("handedIn", 100_000)], false],
    ["takes the place of one without an amount", [paid("handedIn", null)], false],
    ["is the first after a refusal", [paid("refused", 40_000)], false],
  ])("%s", (_, payments, adds) => {
    expect(addsToPayments(order, payments)).toBe(adds);
  });
});

test.each([
  [0, undefined],
  [1, "bankCharges"],
  [50_00, "bankCharges"],
  [50_01, undefined],
])("with %i cents missing and a tolerance of 50.00 the reason proposed is %p", (missing, reason) => {
  expect(proposedSettlement(missing, 50_00)).toBe(reason as "bankCharges" | undefined);
});

test.each([
  ["CONFIRM_PAYMENT", 1, false],
  ["CONFIRM_PAYMENT", 0, true],
  ["PAID", 0, true],
  ["CANCELLED", 1, true],
] as const)("whether a credit of %s is sure with %p cents to be checked: %p", (status, handedIn, isSure) => {
  expect(isCreditSure(status, { handedIn })).toBe(isSure);
});

describe("an amount is shared out over parts in proportion, to the cent", () => {
  test.each([
    [100, [100, 100, 100], [33, 33, 34]],
    [100, [100, 200, 0], [33, 67, 0]],
    [0, [10, 20], [0, 0]],
    [31, [10, 20], [10, 20]],
  ])("%p over %j", (amount, parts, shares) => {
    expect(shareOut(amount, parts)).toEqual(shares);
  });

  test("what was accepted of an order as well; what is beyond it, or of one that ended, is credit", () => {
    const price = { space: 100, structure: 100, extra: 100 };
    const parts = (status: "PAID" | "CANCELLED", accepted: number) =>
      partsOfAccepted({ status, total: 300, settled: 0, ...price }, accepted);
    expect(parts("PAID", 100)).toEqual({ space: 33, structure: 33, extra: 34, credit: 0, total: 100 });
    expect(parts("PAID", 301)).toEqual({ ...price, credit: 1, total: 301 });
    expect(parts("CANCELLED", 100)).toEqual({ space: 0, structure: 0, extra: 0, credit: 100, total: 100 });
  });
});
