import type { OrderStatus, SentStatus } from "#domain/orders/moves/status.ts";

/** Which moves lead to a status, in order. */
export const WAYS: Record<OrderStatus, readonly SentStatus[]> = {
  DRAFT: [],
  PENDING: [],
  REVIEWING: ["REVIEWING"],
  APPROVED: ["REVIEWING", "APPROVED"],
  CONFIRM_PAYMENT: ["APPROVED", "CONFIRM_PAYMENT"],
  PAID: ["REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"],
  REJECTED: ["REVIEWING", "REJECTED"],
  CANCELLED: ["CANCELLED"],
};
