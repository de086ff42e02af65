import { describe, expect, test } from "bun:test";
import {
  addsToPayments,
  outstandingOf,
  type PaymentStatus,
  referencesIn,
} from "#domain/orders/moves/payment.ts";

const paid = (status: PaymentStatus, amount: number | null) => ({ status, amount });

describe("what is still to be paid of 1,000.00", () => {
  test.each([
    ["nothing handed in", [], 100_000],
    ["a part", [paid("handedIn", 40_000)], 60_000],
    ["two parts, one of them accepted", [paid("accepted", 40_000), paid("handedIn", 60_000)], 0],
    ["too much", [paid("handedIn", 100_001)], -1],
    [
      "refused and replaced ones do not count",
      [paid("refused", 100_000), paid("replaced", 100_000)],
      100_000,
    ],
    ["a confirmation without an amount is for all of it", [paid("handedIn", null)], 0],
  ])("%s", (_, payments, outstanding) => {
    expect(outstandingOf(100_000, payments)).toBe(outstanding);
  });
});

describe("a further confirmation", () => {
  test.each([
    ["adds to one that pays a part", [paid("handedIn", 40_000)], true],
    ["takes the place of one that pays all", [paid("handedIn", 100_000)], false],
    ["takes the place of one without an amount", [paid("handedIn", null)], false],
    ["is the first after a refusal", [paid("refused", 40_000)], false],
  ])("%s", (_, payments, adds) => {
    expect(addsToPayments(100_000, payments)).toBe(adds);
  });
});

describe("the orders that a transfer names", () => {
  test.each([
    ["as the portal writes it", "ORD-2025-00042", ["ORD-2025-00042"]],
    ["in small letters, with spaces", "stand ord 2025 00042 thank you", ["ORD-2025-00042"]],
    ["without the zeros", "ORD-2025-42", ["ORD-2025-00042"]],
    ["with nothing between", "ORD202500042", ["ORD-2025-00042"]],
    ["with dots and bars", "ord.2025/42", ["ORD-2025-00042"]],
    ["two of them", "ORD-2025-00042 + ORD-2025-43", ["ORD-2025-00042", "ORD-2025-00043"]],
    ["one of them twice", "ord 2025 42, ORD-2025-00042", ["ORD-2025-00042"]],
    ["none", "invoice 2025-42", []],
  ])("%s", (_, text, references) => {
    expect(referencesIn(text)).toEqual(references);
  });
});
