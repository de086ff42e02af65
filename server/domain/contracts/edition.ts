import type { OrderStatus } from "../orders/moves/status.ts";

/** The state of an order that an edition of its contract prints, and the one the order is in now. */
type Printed = { orderVersion: number; outdatedAt: Date | null };
type Ordered = { contentVersion: number };

/**
 * An edition belongs to the state of the order it prints: once the order says something else, or its approval was taken
 * back, it is outdated.
 */
export function isOutdated({ orderVersion, outdatedAt }: Printed, { contentVersion }: Ordered): boolean {
  return outdatedAt !== null || orderVersion !== contentVersion;
}

const APPROVED: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT", "PAID"];

/** Whether a change of status takes the approval back: no edition printed before it holds any more. */
export function takesApprovalBack(from: OrderStatus, to: OrderStatus): boolean {
  return APPROVED.includes(from) && !APPROVED.includes(to);
}
