import { isPartner, isStaff, type Actor } from "../../actor.ts";
import type { Need, Reason } from "../../refusal.ts";
import { LIVE_STATUSES, ORDER_MOVES, PARTNER_EDITABLE, type OrderFacts, type OrderStatus } from "./status.ts";
import { isStandOrder, type OrderType } from "../type.ts";

/** What the rules of this file look at beside the status; whose order it is was settled when it was loaded. */
type Typed = { status: OrderStatus; type: OrderType };

/** A draft is edited by its author, a sent order by its partners while it is PENDING (ORD-20). */
export function mayEditOrder(actor: Actor, status: OrderStatus): boolean {
  const isOpen = (PARTNER_EDITABLE as readonly OrderStatus[]).includes(status);
  return isOpen && (isPartner(actor) || status === "DRAFT");
}

/** Why an order may not be saved as this type: it is closed to this person, or was sent as another one. */
export function whyNotEditOrder(actor: Actor, order: Typed, type: OrderType): Reason | undefined {
  const isTypeOpen = order.status === "DRAFT" || order.type === type;
  if (mayEditOrder(actor, order.status) && isTypeOpen) return undefined;
  return { code: "orderLocked", params: { status: order.status } };
}

export const OPEN_TO_ITEMS: readonly OrderStatus[] = ["PENDING", "REVIEWING", "APPROVED"];

/**
 * Whether the team may change items, prices and discounts of a sent order (ORD-10): until it is paid for. A proposal has
 * no items, only what was proposed.
 */
export function mayEditItems(actor: Actor, { status, type }: Typed): boolean {
  return isStaff(actor) && OPEN_TO_ITEMS.includes(status) && type !== "SIMPLE";
}

/** Nobody moves a cancelled order, but a new draft may begin with what it held. */
export function canCopyOrder(status: OrderStatus): boolean {
  return status === "CANCELLED";
}

const TAKING_PAYMENT: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT"];

/** Whether a payment confirmation is handed in now, or one handed in is replaced (ORD-18). */
export function takesPayment(status: OrderStatus): boolean {
  return TAKING_PAYMENT.includes(status);
}

/** Money has been, or is said to have been, paid for the order: its submission's contract then stands. */
export const PAYING_STATUSES: readonly OrderStatus[] = ["CONFIRM_PAYMENT", "PAID"];

/** Whether a change to this status may bring a payment confirmation along (ORD-16). */
export function bearsPayment(to: OrderStatus): boolean {
  return PAYING_STATUSES.includes(to);
}

/** Whether a change of status refuses the confirmation on file; it stays in history. */
export function refusesPayment(from: OrderStatus, to: OrderStatus): boolean {
  return from === "CONFIRM_PAYMENT" && to === "APPROVED";
}

/** Whether the order still leads to something: sent, and neither rejected nor cancelled. */
export function isLive(status: OrderStatus): boolean {
  return (LIVE_STATUSES as readonly OrderStatus[]).includes(status);
}

const TAKING_ADDITIONS: readonly OrderStatus[] = ["APPROVED", ...PAYING_STATUSES];

/** Whether services are added to a stand by an order of their own: it is approved, so it is no longer edited itself. */
export function takesAdditions({ status, type }: Typed): boolean {
  return TAKING_ADDITIONS.includes(status) && isStandOrder(type);
}

/** Whether a contract is made of the order (CON-01): a draft, a rejected and a cancelled order have none. */
export function canHaveContract(status: OrderStatus): boolean {
  return isLive(status);
}

/** What keeps an order that waits for its decision from being approved. */
export function approvalWaitsFor(
  order: Pick<OrderFacts, "unpricedLines" | "isStructurePriced" | "openChange" | "openRequests"> & {
    status: OrderStatus;
  },
): Need[] {
  if (!(ORDER_MOVES.approve.from as readonly OrderStatus[]).includes(order.status)) return [];
  const missing: Need[] = [];
  if (order.unpricedLines > 0) missing.push("everyLinePriced");
  if (!order.isStructurePriced) missing.push("structurePriced");
  if (order.openChange) missing.push("noOpenChange");
  if (order.openRequests) missing.push("requestsAnswered");
  return missing;
}
