import { describe, expect, test } from "bun:test";
import type { Part } from "#domain/actor.ts";
import { offerOrderMoves } from "#domain/orders/moves/offer.ts";
import {
  forceTargets,
  ORDER_MOVES,
  ORDER_STATUSES,
  SENT_STATUSES,
  broughtBy,
  whyNotForce,
  whyNotOrder,
  type OrderStatus,
  type OrderVerb,
} from "#domain/orders/moves/status.ts";
import type { Need } from "#domain/needs.ts";

const READY = {
  total: 100_00,
  hasPaymentConfirmation: true,
  outstanding: 0,
  unpricedLines: 0,
  isStructurePriced: true,
  openChange: false,
  openRequests: false,
  isComplete: true,
};
const EVERYTHING: Need[] = ["note", "paymentConfirmation", "settlement", "confirmed"];
const PARTNER: Part[] = ["partner"];
const STAFF: Part[] = ["staff"];
const ADMIN: Part[] = ["staff", "admin"];

/** What was agreed, row by row, apart from the table of the product: from, to, who may. */
const TABLE: [OrderStatus, OrderStatus | "DELETED", string][] = [
  ["DRAFT", "PENDING", "partner staff admin"],
  ["DRAFT", "DELETED", "partner staff admin"],
  ["PENDING", "REVIEWING", "staff admin"],
  ["REVIEWING", "PENDING", "staff admin"],
  ["PENDING", "APPROVED", "staff admin"],
  ["REVIEWING", "APPROVED", "staff admin"],
  ["PENDING", "REJECTED", "staff admin"],
  ["REVIEWING", "REJECTED", "staff admin"],
  ["REJECTED", "REVIEWING", "staff admin"],
  ["APPROVED", "REVIEWING", "staff admin"],
  ["APPROVED", "CONFIRM_PAYMENT", "partner staff admin"],
  ["CONFIRM_PAYMENT", "APPROVED", "staff admin"],
  ["CONFIRM_PAYMENT", "PAID", "staff admin"],
  ["APPROVED", "PAID", "staff admin"],
  ["PAID", "CONFIRM_PAYMENT", "admin"],
  ["DRAFT", "CANCELLED", "partner staff admin"],
  ["PENDING", "CANCELLED", "partner staff admin"],
  ["REVIEWING", "CANCELLED", "partner staff admin"],
  ["APPROVED", "CANCELLED", "partner staff admin"],
  ["CONFIRM_PAYMENT", "CANCELLED", "admin"],
  ["PAID", "CANCELLED", "admin"],
];

// Object.keys forgets which keys a table has.
const VERBS = Object.keys(ORDER_MOVES) as OrderVerb[];

function whoMay(from: OrderStatus, to: string): string {
  const verbs = VERBS.filter((verb) => ORDER_MOVES[verb].to === to);
  const actors = { partner: PARTNER, staff: STAFF, admin: ADMIN };
  return Object.entries(actors)
    .filter(([, parts]) =>
      verbs.some((verb) => whyNotOrder(verb, { ...READY, status: from }, parts, EVERYTHING) === undefined),
    )
    .map(([name]) => name)
    .join(" ");
}

describe("order moves", () => {
  test("allows exactly what the table lists, for every pair of statuses", () => {
    for (const from of ORDER_STATUSES) {
      for (const to of [...ORDER_STATUSES, "DELETED"] as const) {
        const row = TABLE.find(([listedFrom, listedTo]) => listedFrom === from && listedTo === to);
        expect(`${from} -> ${to}: ${whoMay(from, to)}`).toBe(`${from} -> ${to}: ${row?.[2] ?? ""}`);
      }
    }
  });

  test.each<[OrderVerb, OrderStatus, Part[], Need]>([
    ["returnToPartner", "REVIEWING", STAFF, "note"],
    ["reject", "PENDING", STAFF, "note"],
    ["reopen", "REJECTED", STAFF, "note"],
    ["submitPayment", "APPROVED", PARTNER, "paymentConfirmation"],
    ["takeBackApproval", "APPROVED", STAFF, "note"],
    ["refusePayment", "CONFIRM_PAYMENT", STAFF, "note"],
    ["markPaid", "APPROVED", STAFF, "paymentConfirmation"],
    ["undoPaid", "PAID", ADMIN, "note"],
    ["cancel", "PENDING", PARTNER, "confirmed"],
    ["cancelByStaff", "PENDING", STAFF, "note"],
    ["cancelPaid", "PAID", ADMIN, "note"],
  ])("refuses %s from %s without what it asks for", (verb, status, parts, need) => {
    const order = { ...READY, hasPaymentConfirmation: false, status };
    const rest = EVERYTHING.filter((given) => given !== need);
    expect(whyNotOrder(verb, order, parts, rest)).toEqual({
      code: "moveNeeds",
      params: { record: "order", move: verb, need },
    });
    expect(whyNotOrder(verb, order, parts, [need])).toBeUndefined();
  });

  test("refuses to approve while a line or the structure waits for its price, or a change for its answer", () => {
    const order = { ...READY, status: "REVIEWING" as const };
    const needOf = (facts: object) => whyNotOrder("approve", { ...order, ...facts }, STAFF)?.params;
    expect(needOf({ unpricedLines: 1 })).toMatchObject({
      need: "everyLinePriced",
    });
    expect(needOf({ isStructurePriced: false })).toMatchObject({
      need: "structurePriced",
    });
    expect(needOf({ openChange: true })).toMatchObject({
      need: "noOpenChange",
    });
    expect(needOf({ openRequests: true })).toMatchObject({ need: "requestsAnswered" });
    expect(needOf({})).toBeUndefined();
  });

  test("refuses to send an incomplete draft, whatever comes with the call", () => {
    const order = { ...READY, status: "DRAFT" as const, isComplete: false };
    expect(whyNotOrder("send", order, PARTNER, ["orderComplete"])?.params).toMatchObject({
      need: "orderComplete",
    });
  });

  test("an order of 0 is paid without a confirmation, but nothing is handed in without a file", () => {
    const free = {
      ...READY,
      total: 0,
      hasPaymentConfirmation: false,
      status: "APPROVED" as const,
    };
    expect(whyNotOrder("markPaid", free, STAFF)).toBeUndefined();
    expect(whyNotOrder("submitPayment", free, PARTNER)?.params).toMatchObject({
      need: "paymentConfirmation",
    });
    expect(whyNotOrder("markPaid", { ...free, total: 1 }, STAFF)?.params).toMatchObject({
      need: "paymentConfirmation",
    });
  });

  test("an order with something outstanding is paid with a reason alone", () => {
    const order = { ...READY, outstanding: 1, status: "CONFIRM_PAYMENT" as const };
    expect(whyNotOrder("markPaid", order, STAFF)?.params).toMatchObject({ need: "settlement" });
    expect(whyNotOrder("markPaid", order, STAFF, ["settlement"])).toBeUndefined();
  });

  test("offers as buttons what is allowed, and nothing on a cancelled order", () => {
    const offered = (status: OrderStatus, parts: Part[]) =>
      offerOrderMoves({ ...READY, status }, parts).map(({ verb }) => verb);
    expect(offered("PENDING", PARTNER)).toEqual(["cancel"]);
    expect(offered("APPROVED", STAFF)).toEqual([
      "takeBackApproval",
      "submitPayment",
      "markPaid",
      "cancelByStaff",
    ]);
    expect(offered("PAID", STAFF)).toEqual([]);
    expect(offered("PAID", ADMIN)).toEqual(["undoPaid", "cancelPaid"]);
    expect(offered("CANCELLED", ADMIN)).toEqual([]);
  });

  test("knows seven sent statuses (ORD-01) and the draft beside them", () => {
    expect<readonly string[]>(SENT_STATUSES).toEqual([
      "PENDING",
      "REVIEWING",
      "APPROVED",
      "CONFIRM_PAYMENT",
      "REJECTED",
      "CANCELLED",
      "PAID",
    ]);
    expect(ORDER_STATUSES.filter((status) => !(SENT_STATUSES as readonly string[]).includes(status))).toEqual(
      ["DRAFT"],
    );
  });
});

describe("forcing a status", () => {
  test("is an ADMIN's, with a note, between two statuses of a sent order", () => {
    const code = (from: OrderStatus, to: OrderStatus, parts: Part[], note: string) =>
      whyNotForce({ status: from, isSent: from !== "DRAFT" }, to, parts, broughtBy({ note }))?.code;
    expect(code("CANCELLED", "PENDING", ADMIN, "a mistake")).toBeUndefined();
    expect(code("CANCELLED", "PENDING", STAFF, "a mistake")).toBe("forbidden");
    expect(code("CANCELLED", "PENDING", ADMIN, "  ")).toBe("moveNeeds");
    expect(code("PENDING", "PENDING", ADMIN, "x")).toBe("moveNotAllowed");
    expect(code("PENDING", "DRAFT", ADMIN, "x")).toBe("moveNotAllowed");
    expect(code("DRAFT", "PAID", ADMIN, "x")).toBe("moveNotAllowed");
  });

  test("is not for a draft, cancelled or not: it was never sent", () => {
    expect(whyNotForce({ status: "CANCELLED", isSent: false }, "PENDING", ADMIN, ["note"])?.code).toBe(
      "moveNotAllowed",
    );
    expect(forceTargets({ status: "CANCELLED", isSent: false })).toEqual([]);
    expect(forceTargets({ status: "PAID", isSent: true })).toEqual(
      SENT_STATUSES.filter((status) => status !== "PAID"),
    );
  });
});
