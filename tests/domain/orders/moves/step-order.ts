import type { StepOrder } from "#domain/orders/moves/next-step.ts";

export const SINCE = "2025-09-30T12:00:00.000Z";

/** A sent stand of 100 dollars, of which nothing was said yet. */
export function stepOrder(more: Partial<StepOrder> = {}): StepOrder {
  return {
    id: "o1",
    reference: "ORD-2025-00001",
    type: "STANDARD",
    status: "PENDING",
    since: SINCE,
    isReturned: false,
    isPaymentRefused: false,
    word: null,
    openRequests: 0,
    blockingRequests: 0,
    isChangeAsked: false,
    wishes: 0,
    isToCheck: false,
    requestsDueOn: null,
    requestsRemindOn: null,
    responsible: null,
    outstanding: 100_00,
    openChange: false,
    payBy: null,
    contract: "none",
    copyRefusal: null,
    ...more,
  };
}
