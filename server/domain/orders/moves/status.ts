import type { Part } from "../../actor.ts";
import type { Cents } from "../../money.ts";
import { whyNot, type MoveTable } from "../../moves.ts";
import type { Need, Reason } from "../../refusal.ts";

/** The seven statuses of a sent order (ORD-01) and DRAFT, which only its author sees (ORD-03). */
export const ORDER_STATUSES = [
  "DRAFT",
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "CONFIRM_PAYMENT",
  "REJECTED",
  "CANCELLED",
  "PAID",
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What staff lists, counts and filters know; drafts are never among them (ORD-04). */
export const SENT_STATUSES = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "CONFIRM_PAYMENT",
  "REJECTED",
  "CANCELLED",
  "PAID",
] as const satisfies readonly OrderStatus[];
export type SentStatus = (typeof SENT_STATUSES)[number];

/** A live order keeps its submission from being rejected or hidden. */
export const LIVE_STATUSES = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "CONFIRM_PAYMENT",
  "PAID",
] as const satisfies readonly OrderStatus[];

/** Where the partner may edit through the wizard (ORD-20). */
export const PARTNER_EDITABLE = ["DRAFT", "PENDING"] as const satisfies readonly OrderStatus[];

/**
 * Who may move an order where; what is not listed is refused. `send` and `discard` belong to the author, partner or
 * staff; whether the actor is this order's author or partner is settled when the order is loaded.
 */
export const ORDER_MOVES = {
  send: { from: ["DRAFT"], to: "PENDING", by: ["partner", "staff"], needs: ["orderComplete"] },
  discard: { from: ["DRAFT"], to: "DELETED", by: ["partner", "staff"] },
  startReview: { from: ["PENDING"], to: "REVIEWING", by: ["staff"] },
  returnToPartner: { from: ["REVIEWING"], to: "PENDING", by: ["staff"], asks: ["note"] },
  approve: {
    from: ["PENDING", "REVIEWING"],
    to: "APPROVED",
    by: ["staff"],
    needs: ["everyLinePriced", "structurePriced", "noOpenChange", "requestsAnswered"],
  },
  reject: { from: ["PENDING", "REVIEWING"], to: "REJECTED", by: ["staff"], asks: ["note"] },
  reopen: { from: ["REJECTED"], to: "REVIEWING", by: ["staff"], asks: ["note"] },
  takeBackApproval: { from: ["APPROVED"], to: "REVIEWING", by: ["staff"], asks: ["note"] },
  submitPayment: {
    from: ["APPROVED"],
    to: "CONFIRM_PAYMENT",
    by: ["partner", "staff"],
    needs: ["noOpenChange"],
    asks: ["paymentConfirmation"],
  },
  refusePayment: { from: ["CONFIRM_PAYMENT"], to: "APPROVED", by: ["staff"], asks: ["note"] },
  markPaid: {
    from: ["CONFIRM_PAYMENT", "APPROVED"],
    to: "PAID",
    by: ["staff"],
    needs: ["noOpenChange"],
    asks: ["paymentConfirmation"],
  },
  undoPaid: { from: ["PAID"], to: "CONFIRM_PAYMENT", by: ["admin"], asks: ["note"] },
  cancel: {
    from: ["DRAFT", "PENDING", "REVIEWING", "APPROVED"],
    to: "CANCELLED",
    by: ["partner"],
    asks: ["confirmed"],
  },
  cancelByStaff: {
    from: ["DRAFT", "PENDING", "REVIEWING", "APPROVED"],
    to: "CANCELLED",
    by: ["staff"],
    asks: ["note"],
  },
  cancelPaid: { from: ["CONFIRM_PAYMENT", "PAID"], to: "CANCELLED", by: ["admin"], asks: ["note"] },
} as const satisfies MoveTable<OrderStatus>;
export type OrderVerb = keyof typeof ORDER_MOVES;

/** What of an order its moves depend on. */
export type OrderFacts = {
  total: Cents;
  /** A payment confirmation is on file and has not been refused. */
  hasPaymentConfirmation: boolean;
  /** Custom lines that still wait for a price. */
  unpricedLines: number;
  /** False while the structure of a custom stand waits for its price. */
  isStructurePriced: boolean;
  /** A staff change waits for the partner's answer. */
  openChange: boolean;
  /** A request that the approval waits for has no answer yet. */
  openRequests: boolean;
  /** Everything the order's type asks for is there and valid. */
  isComplete: boolean;
};

/**
 * The needs this order meets now. PAID asks for a payment confirmation unless the total is 0; handing one in
 * (`submitPayment`) always asks for the file itself (ORD-16).
 */
export function orderHolds(facts: OrderFacts, verb?: OrderVerb): Need[] {
  const holds: Need[] = [];
  const nothingToPay = facts.total === 0 && verb !== "submitPayment";
  if (facts.hasPaymentConfirmation || nothingToPay) holds.push("paymentConfirmation");
  if (facts.unpricedLines === 0) holds.push("everyLinePriced");
  if (facts.isStructurePriced) holds.push("structurePriced");
  if (!facts.openChange) holds.push("noOpenChange");
  if (!facts.openRequests) holds.push("requestsAnswered");
  if (facts.isComplete) holds.push("orderComplete");
  return holds;
}

/** Why these parts may not make this move with this order now; undefined when they may. */
export function whyNotOrder(
  verb: OrderVerb,
  order: OrderFacts & { status: OrderStatus },
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  const facts = { status: order.status, parts, holds: orderHolds(order, verb) };
  return whyNot(ORDER_MOVES, verb, "order", facts, given);
}

/** What forcing a status depends on. */
export type ForceFacts = { status: OrderStatus; isSent: boolean };

/** Where an order may be forced: any status of a sent order but its own. What was never sent is nobody's to force. */
export function forceTargets({ status: own, isSent }: ForceFacts): SentStatus[] {
  return isSent ? SENT_STATUSES.filter((status) => status !== own) : [];
}

/** Why an order may not be forced into a status: ADMIN only, where it may be forced at all, with a mandatory note. */
export function whyNotForce(
  order: ForceFacts,
  to: OrderStatus,
  parts: readonly Part[],
  note: string,
): Reason | undefined {
  if (!parts.includes("admin")) return { code: "forbidden", params: {} };
  if (!forceTargets(order).some((target) => target === to)) {
    return { code: "moveNotAllowed", params: { record: "order", move: "force", from: order.status } };
  }
  if (note.trim() === "") {
    return { code: "moveNeeds", params: { record: "order", move: "force", need: "note" } };
  }
  return undefined;
}
