import { describe, expect, test } from "bun:test";
import { VISITOR, type Actor } from "#domain/actor.ts";
import {
  approvalWaitsFor,
  bearsPayment,
  canCopyOrder,
  mayEditOrder,
  canHaveContract,
  canPreviewContract,
  isLive,
  PAYING_STATUSES,
  refusesPayment,
  takesPayment,
  whyNotEditOrder,
} from "#domain/orders/moves/rules.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { isBlocking, REQUEST_STATUSES } from "#domain/requests/status.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { actorOf } from "../../actors.ts";

test.each<[string, (status: OrderStatus) => boolean, OrderStatus[]]>([
  ["a partner edits", (status) => mayEditOrder(actorOf("PARTNER"), status), ["DRAFT", "PENDING"]],
  ["staff edit, as authors", (status) => mayEditOrder(actorOf("ADMIN"), status), ["DRAFT"]],
  ["anybody copies", canCopyOrder, ["REJECTED", "CANCELLED"]],
  ["a payment confirmation is handed in", takesPayment, ["APPROVED", "CONFIRM_PAYMENT"]],
  ["a change may bring a payment confirmation", bearsPayment, ["CONFIRM_PAYMENT", "PAID"]],
  ["the signed contract stands", (status) => PAYING_STATUSES.includes(status), ["CONFIRM_PAYMENT", "PAID"]],
  ["the order leads to something", isLive, ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"]],
  ["a contract is made", canHaveContract, ["APPROVED", "CONFIRM_PAYMENT", "PAID"]],
  [
    "the team reads what a contract would say",
    canPreviewContract,
    ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"],
  ],
])("%s in exactly these statuses", (_name, rule, statuses) => {
  expect(ORDER_STATUSES.filter((status) => rule(status))).toEqual(statuses);
});

test("a visitor edits nothing that was sent", () => {
  const visitor: Actor = VISITOR;
  expect(mayEditOrder(visitor, "PENDING")).toBe(false);
});

test("only the way back from CONFIRM_PAYMENT to APPROVED refuses a payment confirmation", () => {
  const refusing = ORDER_STATUSES.flatMap((from) =>
    ORDER_STATUSES.filter((to) => refusesPayment(from, to)).map((to) => `${from} -> ${to}`),
  );
  expect(refusing).toEqual(["CONFIRM_PAYMENT -> APPROVED"]);
});

describe("saving an order", () => {
  const partner = actorOf("PARTNER");

  test("is closed after PENDING, with the status that closed it", () => {
    expect(whyNotEditOrder(partner, { status: "REVIEWING", type: "STANDARD" }, "STANDARD")).toEqual({
      code: "orderLocked",
      params: { status: "REVIEWING" },
    });
  });

  test("keeps the type once the order was sent; a draft may become another one", () => {
    expect(whyNotEditOrder(partner, { status: "PENDING", type: "STANDARD" }, "STANDARD")).toBeUndefined();
    expect(whyNotEditOrder(partner, { status: "PENDING", type: "CUSTOM" }, "STANDARD")?.code).toBe(
      "orderLocked",
    );
    expect(whyNotEditOrder(partner, { status: "DRAFT", type: "CUSTOM" }, "STANDARD")).toBeUndefined();
  });
});

describe("the approval of an order", () => {
  const order = { unpricedLines: 1, isStructurePriced: false, openChange: true, openRequests: true };

  test("waits for prices and answers, and only where it could be approved", () => {
    const waiting = ORDER_STATUSES.filter((status) => approvalWaitsFor({ ...order, status }).length > 0);
    expect(waiting).toEqual(["PENDING", "REVIEWING"]);
    expect(approvalWaitsFor({ ...order, status: "PENDING" })).toEqual([
      "everyLinePriced",
      "structurePriced",
      "noOpenChange",
      "requestsAnswered",
    ]);
    expect(
      approvalWaitsFor({
        status: "PENDING",
        unpricedLines: 0,
        isStructurePriced: true,
        openChange: false,
        openRequests: false,
      }),
    ).toEqual([]);
  });

  test("waits until both sides agree on what is ordered", () => {
    expect(hasOpenChange({ contentVersion: 3, agreedVersion: 1 })).toBe(true);
    expect(hasOpenChange({ contentVersion: 3, agreedVersion: 3 })).toBe(false);
  });

  test("waits for a request only that says so and has no answer", () => {
    const open = [true, false].flatMap((blocksApproval) =>
      REQUEST_STATUSES.filter((status) => isBlocking({ status, blocksApproval })).map((status) => [
        blocksApproval,
        status,
      ]),
    );
    expect(open).toEqual([[true, "PENDING"]]);
  });
});

test("a stand is what STANDARD, CUSTOM and the stored STAND are about", () => {
  expect(STAND_ORDER_TYPES).toEqual(["STANDARD", "CUSTOM", "STAND"]);
});
