import type { OrderStatus } from "../orders/moves/status.ts";

/** The order's version that the edition prints. */
type Printed = { orderVersion: number; outdatedAt: Date | null };
type Ordered = { contentVersion: number };

/** Outdated once the order has another version, or its approval was taken back. */
export function isOutdated({ orderVersion, outdatedAt }: Printed, { contentVersion }: Ordered): boolean {
  return outdatedAt !== null || orderVersion !== contentVersion;
}

/** Until then it is the team's alone. */
export function isPublished({ publishedAt }: { publishedAt: Date | null }): boolean {
  return publishedAt !== null;
}

const APPROVED: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT", "PAID"];

/** Editions printed before no longer hold. */
export function takesApprovalBack(from: OrderStatus, to: OrderStatus): boolean {
  return APPROVED.includes(from) && !APPROVED.includes(to);
}
