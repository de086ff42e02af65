import type { Part } from "../../actor.ts";
import type { Cents } from "../../money.ts";
import { whyNot, type MoveTable } from "../../moves.ts";
import type { Reason } from "../../refusal.ts";
import type { Need } from "../../needs.ts";

/** Seven statuses of a sent order (ORD-01) and DRAFT, which only its author sees (ORD-03). */
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

/** Statuses of sent orders, for staff lists, counts and filters (ORD-04). */
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

/** Statuses of a live order, which prevents its submission from being rejected or hidden. */
export const LIVE_STATUSES = [
  "PENDING",
  "REVIEWING",
  "APPROVED",
  "CONFIRM_PAYMENT",
  "PAID",
] as const satisfies readonly OrderStatus[];

/** Statuses in which partners edit an order through the wizard (ORD-20). */
export const PARTNER_EDITABLE = ["DRAFT", "PENDING"] as const satisfies readonly OrderStatus[];

/**
 * What is not listed is refused. `send` and `discard` are the author's, partner or staff; ownership is checked when
 * the order is loaded.
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
    asks: ["paymentConfirmation", "settlement"],
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

export type OrderFacts = {
  total: Cents;
  /** A payment confirmation is on file and not refused. */
  hasPaymentConfirmation: boolean;
  /** Still to be paid if what is handed in is found good. */
  outstanding: Cents;
  /** Something was found good, and nothing waits to be: there is nothing to refuse. */
  isAllAccepted?: boolean;
  unpricedLines: number;
  /** False while a custom structure has no price. */
  isStructurePriced: boolean;
  /** A change by staff waits for an answer. */
  openChange: boolean;
  /** Requests that block approval wait for an answer. */
  openRequests: boolean;
  /** Everything that its type requires is there and valid. */
  isComplete: boolean;
};

/** PAID needs a payment confirmation unless the total is 0; `submitPayment` always needs the file (ORD-16). */
export function orderHolds(facts: OrderFacts, verb?: OrderVerb): Need[] {
  const holds: Need[] = [];
  const nothingToPay = facts.total === 0 && verb !== "submitPayment";
  if (facts.hasPaymentConfirmation || nothingToPay) holds.push("paymentConfirmation");
  if (facts.outstanding === 0) holds.push("settlement");
  if (facts.unpricedLines === 0) holds.push("everyLinePriced");
  if (facts.isStructurePriced) holds.push("structurePriced");
  if (!facts.openChange) holds.push("noOpenChange");
  if (!facts.openRequests) holds.push("requestsAnswered");
  if (facts.isComplete) holds.push("orderComplete");
  return holds;
}

/** A payment that was found good is not refused: taking it back is another matter. */
export function isMoot(
  verb: OrderVerb,
  { isAllAccepted = false }: Pick<OrderFacts, "isAllAccepted">,
): boolean {
  return verb === "refusePayment" && isAllAccepted;
}

/** Why the move is refused; undefined when it is allowed. */
export function whyNotOrder(
  verb: OrderVerb,
  order: OrderFacts & { status: OrderStatus },
  parts: readonly Part[],
  given: readonly Need[] = [],
): Reason | undefined {
  if (isMoot(verb, order)) {
    return { code: "moveNotAllowed", params: { record: "order", move: verb, from: order.status } };
  }
  const facts = { status: order.status, parts, holds: orderHolds(order, verb) };
  return whyNot(ORDER_MOVES, verb, "order", facts, given);
}

/** What a move's author brings to it, beside what the order holds. */
export const BROUGHT: readonly Need[] = ["note", "confirmed", "settlement", "paymentConfirmation"];

type Brought = {
  note: string;
  confirmed?: boolean | undefined;
  /** An upload that becomes the payment confirmation. */
  fileId?: string | undefined;
  settledAs?: string | undefined;
};

export function broughtBy({ note, confirmed, fileId, settledAs }: Brought): Need[] {
  const brought: Need[] = [];
  if (note.trim() !== "") brought.push("note");
  if (confirmed) brought.push("confirmed");
  // What a file leaves outstanding is known once it is there.
  if (settledAs || fileId) brought.push("settlement");
  if (fileId) brought.push("paymentConfirmation");
  return brought;
}

export type ForceFacts = { status: OrderStatus; isSent: boolean };

/** Any other status of a sent order; an unsent one cannot be forced. */
export function forceTargets({ status: own, isSent }: ForceFacts): SentStatus[] {
  return isSent ? SENT_STATUSES.filter((status) => status !== own) : [];
}

/** Why a status cannot be forced: ADMIN only, with a mandatory note. */
export function whyNotForce(
  order: ForceFacts,
  to: OrderStatus,
  parts: readonly Part[],
  brought: readonly Need[],
): Reason | undefined {
  if (!parts.includes("admin")) return { code: "forbidden", params: {} };
  if (!forceTargets(order).some((target) => target === to)) {
    return { code: "moveNotAllowed", params: { record: "order", move: "force", from: order.status } };
  }
  if (!brought.includes("note")) {
    return { code: "moveNeeds", params: { record: "order", move: "force", need: "note" } };
  }
  return undefined;
}
