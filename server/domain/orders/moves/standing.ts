import { takesPayment } from "./rules.ts";
import { ORDER_STATUSES } from "./status.ts";
import type { StepOrder } from "./next-step.ts";
import { isHeldByWish } from "./turn.ts";

/** What an order says first to its exhibitor. */
const HEADS = [
  "draft",
  "waiting",
  "returned",
  "review",
  "changed",
  "changeRefused",
  "asked",
  "wished",
  "pay",
  "paymentRefused",
  "paymentCheck",
  "partRefused",
  "payRest",
  "partAccepted",
  "nothingToPay",
  "sign",
  "signAgain",
  "signedCheck",
  "paid",
  "settled",
  "rejected",
  "cancelled",
] as const;
export type Head = (typeof HEADS)[number];

/** The words of an order's status for its exhibitor: four say more than the status does. */
const OWN_STATUSES = [...ORDER_STATUSES, "CHANGED", "RETURNED", "PAYMENT_REFUSED", "PART_ACCEPTED"] as const;
export type OwnStatus = (typeof OWN_STATUSES)[number];

/** A change that waits for its exhibitor says more than where the order stood before it. */
export function ownStatusOf(order: StepOrder): OwnStatus {
  const { status, isReturned, isPaymentRefused } = order;
  if (headOf(order) === "changed") return "CHANGED";
  if (status === "PENDING" && isReturned) return "RETURNED";
  if (status === "CONFIRM_PAYMENT" && isPartAccepted(order)) return "PART_ACCEPTED";
  return status === "APPROVED" && isPaymentRefused ? "PAYMENT_REFUSED" : status;
}

/** Whatever was handed in is judged, and the rest is still to come. */
function isPartAccepted({ isToCheck, outstanding }: Pick<StepOrder, "isToCheck" | "outstanding">): boolean {
  return !isToCheck && outstanding > 0;
}

/** Requests of the team come before the course of the order, a change before a question. */
export function headOf(order: StepOrder): Head {
  const { status } = order;
  if (status === "DRAFT") return "draft";
  if (status === "REJECTED") return "rejected";
  if (status === "CANCELLED") return "cancelled";
  const isAsked = order.openRequests > 0;
  if (order.openChange) return order.isChangeAsked ? "changed" : "changeRefused";
  if (isAsked) return "asked";
  if (isHeldByWish(order)) return "wished";
  if (takesPayment(status)) return headOfPayment(order);
  if (status === "PAID") return headOfContract(order, "paid");
  if (status === "REVIEWING") return "review";
  return order.isReturned ? "returned" : "waiting";
}

function headOfPayment(order: StepOrder): Head {
  const { status, outstanding, isPaymentRefused } = order;
  if (status === "CONFIRM_PAYMENT") {
    if (isPaymentRefused && outstanding > 0) return "partRefused";
    if (isPartAccepted(order)) return "partAccepted";
    return outstanding > 0 ? "payRest" : "paymentCheck";
  }
  if (outstanding > 0) return isPaymentRefused ? "paymentRefused" : "pay";
  return headOfContract(order, "nothingToPay");
}

function headOfContract({ contract, copyRefusal }: StepOrder, before: Head): Head {
  if (contract === "signed") return "settled";
  if (contract === "received") return "signedCheck";
  if (contract === "unsigned") return copyRefusal === null ? "sign" : "signAgain";
  return before;
}
