import type { ContractState } from "../orders/moves/contract.ts";
import type { OrderStatus } from "../orders/moves/status.ts";

/** The order's version that the edition prints. */
type Printed = { orderVersion: number; outdatedAt: Date | null };
type Ordered = { contentVersion: number };

type Returned = Printed & {
  createdAt: Date;
  signedFileId: string | null;
  /** When the team found the copy good. */
  signedAcceptedAt: Date | null;
};

/**
 * A copy that came back is signed once the team says so: by accepting it, or by recording the signature of the
 * submission, which covers every edition made before. Neither outlives a signature that is taken back.
 */
export function contractStateOf(
  edition: Returned | undefined,
  order: Ordered,
  signature: Date | null,
): ContractState {
  if (!edition) return "none";
  if (isOutdated(edition, order)) return "outdated";
  const isCovered = signature !== null && edition.createdAt <= signature;
  const isAccepted = signature !== null && edition.signedAcceptedAt !== null;
  if (isCovered || isAccepted) return "signed";
  return edition.signedFileId === null ? "unsigned" : "received";
}

/** Outdated once the order has another version, or its approval was taken back. */
export function isOutdated({ orderVersion, outdatedAt }: Printed, { contentVersion }: Ordered): boolean {
  return outdatedAt !== null || orderVersion !== contentVersion;
}

/** Whether the exhibitor can see the edition; until then only the team can. */
export function isPublished({ publishedAt }: { publishedAt: Date | null }): boolean {
  return publishedAt !== null;
}

const APPROVED: readonly OrderStatus[] = ["APPROVED", "CONFIRM_PAYMENT", "PAID"];

/** Whether the move takes an approval back; editions printed before it then no longer hold. */
export function takesApprovalBack(from: OrderStatus, to: OrderStatus): boolean {
  return APPROVED.includes(from) && !APPROVED.includes(to);
}
