import { describe, expect, test } from "bun:test";
import { SYSTEM, VISITOR, type Actor } from "#domain/actor.ts";
import { FILE_PURPOSES } from "#domain/files/kind.ts";
import {
  mayAddOrderFile,
  mayRemoveOrderFile,
  whyNotRemoveOrderFile,
} from "#domain/orders/moves/order-files.ts";
import { ORDER_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { actorOf } from "../../actors.ts";

const PARTNER = actorOf("PARTNER");
const TEAM = [actorOf("ADMIN"), actorOf("SUBMISSION_MANAGER"), actorOf("GRUPORG")];
const NOBODY: Actor[] = [VISITOR, SYSTEM];
const OWN = { purpose: "supporting", uploaderRole: "PARTNER", isPaymentInForce: false } as const;

function openStatuses(isOpen: (status: OrderStatus) => boolean): OrderStatus[] {
  return ORDER_STATUSES.filter(isOpen);
}

describe("adding a file to an order (ORD-19)", () => {
  test("is the team's in every status", () => {
    for (const actor of TEAM) {
      expect(openStatuses((status) => mayAddOrderFile(actor, status))).toEqual([...ORDER_STATUSES]);
    }
  });

  test("is the partner's until the order came to nothing", () => {
    expect(openStatuses((status) => mayAddOrderFile(PARTNER, status))).toEqual([
      "DRAFT",
      "PENDING",
      "REVIEWING",
      "APPROVED",
      "CONFIRM_PAYMENT",
      "PAID",
    ]);
  });

  test("is nobody else's", () => {
    for (const actor of NOBODY) {
      expect(openStatuses((status) => mayAddOrderFile(actor, status))).toEqual([]);
    }
  });
});

describe("deleting a file of an order (FIL-08)", () => {
  test("is the team's whatever it is and in every status", () => {
    for (const actor of TEAM) {
      for (const purpose of FILE_PURPOSES) {
        expect(openStatuses((status) => mayRemoveOrderFile(actor, status, { ...OWN, purpose }))).toEqual([
          ...ORDER_STATUSES,
        ]);
      }
    }
  });

  test("is the partner's for own files until the order is PAID, CANCELLED or REJECTED", () => {
    expect(openStatuses((status) => mayRemoveOrderFile(PARTNER, status, OWN))).toEqual([
      "DRAFT",
      "PENDING",
      "REVIEWING",
      "APPROVED",
      "CONFIRM_PAYMENT",
    ]);
    expect(whyNotRemoveOrderFile(PARTNER, "PAID", OWN)).toEqual({
      code: "orderLocked",
      params: { status: "PAID" },
    });
  });

  test.each([
    ["a payment confirmation", { purpose: "paymentConfirmation" }],
    ["a signed contract", { purpose: "signedContract" }],
    ["a file of the team", { uploaderRole: "GRUPORG" }],
    ["a file whose account is gone", { uploaderRole: null }],
  ] as const)("is never the partner's for %s", (_name, change) => {
    for (const status of ORDER_STATUSES) {
      expect(whyNotRemoveOrderFile(PARTNER, status, { ...OWN, ...change })?.code).toBe("forbidden");
    }
  });

  test("is nobody's for the payment confirmation in force, the team included", () => {
    for (const actor of [PARTNER, ...TEAM]) {
      const file = { ...OWN, purpose: "paymentConfirmation", isPaymentInForce: true } as const;
      expect(openStatuses((status) => mayRemoveOrderFile(actor, status, file))).toEqual([]);
    }
  });

  test("is no visitor's", () => {
    for (const actor of NOBODY) {
      expect(openStatuses((status) => mayRemoveOrderFile(actor, status, OWN))).toEqual([]);
    }
  });
});
