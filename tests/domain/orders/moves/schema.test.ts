import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { cancelInput, orderUpdate, setStatusInput } from "#domain/orders/moves/schema.ts";
import { brokenRules } from "../../broken-rules.ts";

const LINE = { itemId: "chair", quantity: 2, periodOfUse: 3, notes: "blue" };

describe("the partner's edit", () => {
  const record = { id: "o1", version: 1 };

  test("takes the payload of its type", () => {
    const order = {
      orderType: "STANDARD",
      submissionId: "s1",
      orderServices: [LINE],
    };
    expect(brokenRules(orderUpdate, { ...record, order })).toEqual([]);
  });

  test("refuses a type that cannot be ordered, and a missing version", () => {
    const order = { orderType: "STAND", submissionId: "s1" };
    for (const orderType of ["STAND", "XYZ", undefined])
      expect(brokenRules(orderUpdate, { ...record, order: { ...order, orderType } })).toHaveLength(1);
    expect(
      brokenRules(orderUpdate, {
        id: "o1",
        order: { ...order, orderType: "STANDARD" },
      }),
    ).toEqual(["version: required"]);
  });
});

test.each<[object, string[]]>([
  [{ status: "REVIEWING" }, []],
  [{ status: "PAID", note: "received", paymentConfirmation: "f1" }, []],
  [{ status: "DRAFT" }, ["status: choice"]],
  [{ status: "SHIPPED" }, ["status: choice"]],
])("a change of status to %j", (change, broken) => {
  expect(brokenRules(setStatusInput, { id: "o1", version: 1, ...change })).toEqual(broken);
});

test("a cancellation is unconfirmed and without a note unless told", () => {
  expect(v.parse(cancelInput, { id: "o1", version: 2 })).toEqual({
    id: "o1",
    version: 2,
    confirmed: false,
    note: "",
  });
});
