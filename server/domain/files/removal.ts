import { isPartner, isStaff, type Actor } from "../actor.ts";
import type { OrderStatus } from "../orders/status.ts";
import type { FilePurpose } from "./kind.ts";

const CLOSED_TO_PARTNER: readonly OrderStatus[] = ["PAID", "CANCELLED", "REJECTED"];

/**
 * Who may delete an order's file (FIL-08): staff any; a partner, whose order it must be, a supporting file until the
 * order is PAID, CANCELLED or REJECTED. A payment confirmation is replaced, never deleted by a partner.
 */
export function canRemoveOrderFile(actor: Actor, purpose: FilePurpose, status: OrderStatus): boolean {
  if (isStaff(actor)) return true;
  if (!isPartner(actor) || CLOSED_TO_PARTNER.includes(status)) return false;
  return purpose !== "paymentConfirmation" && purpose !== "signedContract";
}
