import { isPartner, isStaff, isStaffRole, type Actor, type Role } from "../../actor.ts";
import { CONTENT_PURPOSES } from "../draft/named-files.ts";
import type { OrderStatus } from "./status.ts";
import type { Reason } from "../../refusal.ts";
import type { FilePurpose } from "../../files/kind.ts";

/** Statuses in which partners can add no files (S37). */
const CLOSED_TO_ADDING: readonly OrderStatus[] = ["CANCELLED", "REJECTED"];
const CLOSED_TO_REMOVING: readonly OrderStatus[] = [...CLOSED_TO_ADDING, "PAID"];
/** Files that partners replace but do not remove; files named by the order change with it. */
const KEPT: readonly FilePurpose[] = ["paymentConfirmation", "signedContract", ...CONTENT_PURPOSES];

/** ORD-19: staff always, a partner until the order is closed. */
export function mayAddOrderFile(actor: Actor, status: OrderStatus): boolean {
  return isStaff(actor) || (isPartner(actor) && !CLOSED_TO_ADDING.includes(status));
}

export type RemovableFile = {
  purpose: FilePurpose;
  /** The uploader's role; null when the account is gone. */
  uploaderRole: Role | null;
  isPaymentInForce: boolean;
};

/**
 * FIL-08: the payment confirmation in force is only replaced. Staff delete any other file; a partner, checked as the
 * order's, the partners' own supporting files until PAID, CANCELLED or REJECTED.
 */
export function whyNotRemoveOrderFile(
  actor: Actor,
  status: OrderStatus,
  { purpose, uploaderRole, isPaymentInForce }: RemovableFile,
): Reason | undefined {
  const forbidden: Reason = { code: "forbidden", params: {} };
  if (isPaymentInForce) return forbidden;
  if (isStaff(actor)) return undefined;
  const isTheTeams = uploaderRole === null || isStaffRole(uploaderRole);
  if (!isPartner(actor) || isTheTeams || KEPT.includes(purpose)) return forbidden;
  return CLOSED_TO_REMOVING.includes(status) ? { code: "orderLocked", params: { status } } : undefined;
}

export function mayRemoveOrderFile(actor: Actor, status: OrderStatus, file: RemovableFile): boolean {
  return whyNotRemoveOrderFile(actor, status, file) === undefined;
}
