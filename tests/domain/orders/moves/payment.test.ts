import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { fieldIssues } from "#domain/messages.ts";
import { creditForm, paymentForm, referencesIn } from "#domain/orders/moves/payment.ts";

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

test.each([
  ["2025-09-30", true],
  ["2025-10-01", true],
  ["2025-10-02", true],
  ["2025-10-03", false],
  ["2024-10-01", true],
  ["2024-09-30", false],
  ["0001-01-01", false],
])("a transfer of %s, said on 1 October, is taken: %p", (paidOn, isTaken) => {
  const files = [{ id: "f1", name: "proof.pdf", type: "application/pdf", url: "/api/files/f1" }];
  const form = paymentForm("2025-10-01", 1_00);
  expect(v.safeParse(form, { files, reference: "", amount: 1, paidOn }).success).toBe(isTaken);
});

test("an amount beyond twice the order's price is refused at its field", () => {
  const files = [{ id: "f1", name: "proof.pdf", type: "application/pdf", url: "/api/files/f1" }];
  const form = paymentForm("2025-10-01", 1_114_00);
  const issuesOf = (amount: number) => {
    const { issues = [] } = v.safeParse(form, { files, reference: "", amount, paidOn: "2025-10-01" });
    return fieldIssues(issues);
  };
  expect(issuesOf(2_228)).toEqual([]);
  expect(issuesOf(2_228.01)).toEqual([{ path: "amount", key: "transferBeyond", limit: undefined }]);
});

test("no more of a credit is returned than there is, or used for another order than is missing there", () => {
  const form = creditForm(100_00, (id) => (id === "o2" ? 40_00 : 0));
  const issuesOf = (how: "returned" | "used", amount: number) => {
    const typed = { how, amount, paidOn: "2025-10-01", reference: "", toOrderId: "o2" };
    return fieldIssues(v.safeParse(form, typed).issues ?? []).map(({ path, key }) => [path, key]);
  };
  expect([issuesOf("returned", 100), issuesOf("used", 40)]).toEqual([[], []]);
  for (const beyond of [issuesOf("returned", 100.01), issuesOf("used", 40.01)]) {
    expect(beyond).toEqual([["amount", "creditBeyond"]]);
  }
});
