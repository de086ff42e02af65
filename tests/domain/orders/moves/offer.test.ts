import { describe, expect, test } from "bun:test";
import { PARTS, type Part } from "#domain/actor.ts";
import { holdOrderMoves, offerOrderMoves, verbLeadingTo } from "#domain/orders/moves/offer.ts";
import { ORDER_STATUSES, SENT_STATUSES, whyNotOrder } from "#domain/orders/moves/status.ts";

const FACTS = {
  total: 100_00,
  hasPaymentConfirmation: false,
  outstanding: 100_00,
  unpricedLines: 0,
  isStructurePriced: true,
  openChange: false,
  openRequests: false,
  isComplete: true,
};
const ADMIN: Part[] = ["staff", "admin"];

describe("the moves on offer", () => {
  test("are those accepted once what they ask for is given, for every part and status", () => {
    for (const parts of [...PARTS.map((part) => [part]), ADMIN]) {
      for (const status of ORDER_STATUSES) {
        for (const hasPaymentConfirmation of [true, false]) {
          const order = { ...FACTS, status, hasPaymentConfirmation };
          for (const { verb, asks } of offerOrderMoves(order, parts)) {
            expect(whyNotOrder(verb, order, parts, asks)).toBeUndefined();
            for (const missing of asks) {
              const rest = asks.filter((need) => need !== missing);
              expect(whyNotOrder(verb, order, parts, rest)?.code).toBe("moveNeeds");
            }
          }
        }
      }
    }
  });

  test("ask for no payment confirmation that is on file, nor for one where nothing is to be paid", () => {
    const asked = (facts: object) =>
      offerOrderMoves({ ...FACTS, ...facts, status: "APPROVED" }, ["staff"]).map(({ verb, asks }) => [
        verb,
        ...asks,
      ]);
    expect(asked({})).toEqual([
      ["takeBackApproval", "note"],
      ["submitPayment", "paymentConfirmation"],
      ["markPaid", "paymentConfirmation", "settlement"],
      ["cancelByStaff", "note"],
    ]);
    expect(asked({ hasPaymentConfirmation: true })[2]).toEqual(["markPaid", "settlement"]);
    expect(asked({ hasPaymentConfirmation: true, outstanding: 0 })[2]).toEqual(["markPaid"]);
    expect(asked({ total: 0, outstanding: 0 })[2]).toEqual(["markPaid"]);
  });

  test("and those held are all that the role may do; a held one names all it waits for", () => {
    const waits = { openChange: true, openRequests: true, unpricedLines: 1, isStructurePriced: false };
    for (const status of ORDER_STATUSES) {
      const known = (facts: object) => {
        const order = { ...FACTS, ...facts, status };
        const held = holdOrderMoves(order, ["staff"]).map(({ verb }) => verb);
        return [...offerOrderMoves(order, ["staff"]).map(({ verb }) => verb), ...held].toSorted();
      };
      expect(known(waits)).toEqual(known({}));
    }
    const pending = { ...FACTS, ...waits, status: "PENDING" } as const;
    expect(holdOrderMoves(pending, ["staff"])).toEqual([
      {
        verb: "approve",
        to: "APPROVED",
        needs: ["everyLinePriced", "structurePriced", "noOpenChange", "requestsAnswered"],
      },
    ]);
    expect(holdOrderMoves(pending, ["partner"])).toEqual([]);
  });

  test("leave sending to the wizard", () => {
    expect(offerOrderMoves({ ...FACTS, status: "DRAFT" }, ["partner"]).map(({ verb }) => verb)).toEqual([
      "discard",
      "cancel",
    ]);
  });
});

describe("the verb that leads to a status", () => {
  test.each([
    ["CANCELLED", "PENDING", ["partner"], "cancel"],
    ["CANCELLED", "PENDING", ["staff"], "cancelByStaff"],
    ["CANCELLED", "PAID", ADMIN, "cancelPaid"],
    // Whoever may not is told so by the verb of those who may.
    ["CANCELLED", "PAID", ["staff"], "cancelByStaff"],
    ["APPROVED", "PENDING", ["partner"], "approve"],
    ["APPROVED", "CONFIRM_PAYMENT", ["staff"], "refusePayment"],
    ["CONFIRM_PAYMENT", "PAID", ADMIN, "undoPaid"],
    ["PENDING", "REVIEWING", ["staff"], "returnToPartner"],
  ] as const)("%s from %s for %j is %s", (to, from, parts, verb) => {
    expect(verbLeadingTo(to, from, parts)).toBe(verb);
  });

  test("exists for every status of a sent order", () => {
    expect(SENT_STATUSES.filter((to) => verbLeadingTo(to, "PENDING", []) === undefined)).toEqual([]);
  });
});
