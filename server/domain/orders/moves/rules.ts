import { isPartner, isStaff, type Actor } from "../../actor.ts";
import type { Reason } from "../../refusal.ts";
import type { Need } from "../../needs.ts";
import { LIVE_STATUSES, ORDER_MOVES, PARTNER_EDITABLE, type OrderFacts, type OrderStatus } from "./status.ts";
import { isStandOrder, type OrderType } from "../type.ts";

/** Ownership is checked when the order is loaded. */
type Typed = { status: OrderStatus; type: OrderType };

/** A draft by its author, a sent order by its partners while PENDING (ORD-20). */
export function mayEditOrder(actor: Actor, status: OrderStatus): boolean {
  const isOpen = (PARTNER_EDITABLE as readonly OrderStatus[]).includes(status);
  return isOpen && (isPartner(actor) || status === "DRAFT");
}

/** Closed to this person, or sent as another type. */
export function whyNotEditOrder(actor: Actor, order: Typed, type: OrderType): Reason | undefined {
  const isTypeOpen = order.status === "DRAFT" || order.type === type;
  if (mayEditOrder(actor, order.status) && isTypeOpen) return undefined;
  return { code: "orderLocked", params: { status: order.status } };
}

export const OPEN_TO_ITEMS: readonly OrderStatus[] = ["PENDING", "REVIEWING", "APPROVED"];

/** ORD-10: until it is paid. A proposal has no items. */
export function mayEditItems(actor: Actor, { status, type }: Typed): boolean {
  return isStaff(actor) && OPEN_TO_ITEMS.includes(status) && type !== "SIMPLE";
}

/** An order that ended is not moved by its exhibitor, but copied into a new draft. */
export function canCopyOrder(status: OrderStatus): boolean {
  return status === "CANCELLED" || asksForFreeSpace(status);
}

/** A rejected stand is copied while no other one has its space. */
export function asksForFreeSpace(status: OrderStatus): boolean {
  return status === "REJECTED";
}

const TAKING_PAYMENT: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT"];

/** Handing in a payment confirmation, or replacing one (ORD-18). */
export function takesPayment(status: OrderStatus): boolean {
  return TAKING_PAYMENT.includes(status);
}

/** Paid, or reported as paid: the submission's contract stands. */
export const PAYING_STATUSES: readonly OrderStatus[] = ["CONFIRM_PAYMENT", "PAID"];

/** ORD-16 */
export function bearsPayment(to: OrderStatus): boolean {
  return PAYING_STATUSES.includes(to);
}

/** Whether the move refuses a payment; the refused confirmation stays in history. */
export function refusesPayment(from: OrderStatus, to: OrderStatus): boolean {
  return from === "CONFIRM_PAYMENT" && to === "APPROVED";
}

/** Whether the order is sent, and neither rejected nor cancelled. */
export function isLive(status: OrderStatus): boolean {
  return (LIVE_STATUSES as readonly OrderStatus[]).includes(status);
}

const PAYABLE: readonly OrderStatus[] = ["APPROVED", ...PAYING_STATUSES];

/** Approved, and so to be paid or paid. */
export function isPayable(status: OrderStatus): boolean {
  return PAYABLE.includes(status);
}

type Priced = { status: OrderStatus; total: number; openChange: boolean };

/** From the approval on, paid or not: of what costs something, and of what both sides agreed on. */
export function hasProForma({ status, total, openChange }: Priced): boolean {
  return isPayable(status) && total > 0 && !openChange;
}

/** An approved stand gets services by further orders, since it cannot be edited. */
export function takesAdditions({ status, type }: Typed): boolean {
  return isPayable(status) && isStandOrder(type);
}

/** CON-01: from the approval on; a signature under less would bind to what was never agreed on. */
export function canHaveContract(status: OrderStatus): boolean {
  return isPayable(status);
}

/** What the contract would say, for the team to read: of every order that is under way. */
export function canPreviewContract(status: OrderStatus): boolean {
  return isLive(status);
}

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
