import { isPartner, isStaff, isStaffRole, type Actor, type Role } from "../../actor.ts";
import { CONTENT_PURPOSES } from "../draft/named-files.ts";
import type { OrderStatus } from "./status.ts";
import type { Reason } from "../../refusal.ts";
import type { FilePurpose } from "../../files/kind.ts";

/** Nothing is added by a partner to an order that came to nothing (S37). */
const CLOSED_TO_ADDING: readonly OrderStatus[] = ["CANCELLED", "REJECTED"];
const CLOSED_TO_REMOVING: readonly OrderStatus[] = [...CLOSED_TO_ADDING, "PAID"];
/** A partner replaces a proof or a signed copy by a newer one, and changes what the order names with the order. */
const KEPT: readonly FilePurpose[] = ["paymentConfirmation", "signedContract", ...CONTENT_PURPOSES];

/** Who may add a file to an order that is theirs to see (ORD-19): staff always, a partner until it came to nothing. */
export function mayAddOrderFile(actor: Actor, status: OrderStatus): boolean {
  return isStaff(actor) || (isPartner(actor) && !CLOSED_TO_ADDING.includes(status));
}

export type RemovableFile = {
  purpose: FilePurpose;
  /** null when the account is gone. */
  uploaderRole: Role | null;
  /** It is the payment confirmation the order rests on now. */
  isPaymentInForce: boolean;
};

/**
 * Why an order's file may not be deleted (FIL-08): the payment confirmation in force is replaced, never deleted. Of
 * the rest staff delete any; a partner, whose order it must be, the partners' own supporting files until the order is
 * PAID, CANCELLED or REJECTED.
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
