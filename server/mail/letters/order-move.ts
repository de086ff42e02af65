import type { OrderStatus } from "#domain/orders/moves/status.ts";

type Moved = { from?: unknown; to?: unknown; toPay?: unknown; isPartRefused?: unknown };

/** The outcome of an order's move, which decides the letter's subject, title and sentence. */
export function toldOf({ from, to, toPay, isPartRefused }: Moved) {
  if (isPartRefused) return "partRefused";
  const status = to as OrderStatus;
  switch (status) {
    case "DRAFT":
    case "PENDING":
      return "pending";
    case "REVIEWING":
      return from === "APPROVED" ? "approvalTakenBack" : "reviewing";
    case "APPROVED":
      // The order waits for another payment confirmation.
      if (from === "CONFIRM_PAYMENT") return "paymentRefused";
      return toPay ? "approvedToPay" : "approved";
    case "CONFIRM_PAYMENT":
      return "confirmPayment";
    case "REJECTED":
      return "rejected";
    case "CANCELLED":
      return "cancelled";
    case "PAID":
      return "paid";
    default:
      return status satisfies never;
  }
}
