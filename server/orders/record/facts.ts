import { and, type Column, eq, type SQL } from "drizzle-orm";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf, type Actor } from "#domain/actor.ts";
import type { Balance } from "#domain/orders/moves/balance.ts";
import { holdOrderMoves, offerOrderMoves } from "#domain/orders/moves/offer.ts";
import type { OrderFacts } from "#domain/orders/moves/status.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import type { OrderRow } from "./load.ts";

/** Which requests of an order have no answer yet while its approval waits for one. */
export function isBlockingOf(orderId: string | Column): SQL | undefined {
  return and(
    eq(orderRequests.orderId, orderId),
    eq(orderRequests.status, "PENDING"),
    eq(orderRequests.blocksApproval, true),
  );
}

/** What of an order its moves depend on. */
type Assessed = Pick<
  OrderRow,
  | "status"
  | "totalCents"
  | "paymentConfirmationId"
  | "unpricedLines"
  | "isStructurePriced"
  | "sentAt"
  | "contentVersion"
  | "agreedVersion"
>;

/** Of what hangs on the order: open requests that its approval waits for, and what is paid. */
export type Hanging = {
  openRequests: boolean;
  paid: Pick<Balance, "accepted" | "handedIn" | "outstanding">;
};

export function factsOf(order: Assessed, { openRequests, paid }: Hanging): OrderFacts {
  return {
    total: order.totalCents,
    outstanding: paid.outstanding,
    isAllAccepted: paid.accepted > 0 && paid.handedIn === 0,
    // A credit that covers all of it needs no proof of its own.
    hasPaymentConfirmation:
      order.paymentConfirmationId !== null || (paid.accepted > 0 && paid.handedIn + paid.outstanding === 0),
    unpricedLines: order.unpricedLines,
    isStructurePriced: order.isStructurePriced,
    openChange: hasOpenChange(order),
    openRequests,
    isComplete: order.sentAt !== null,
  };
}

/** The moves this actor may make now, as buttons. */
export function offerMoves(actor: Actor, order: Assessed, hanging: Hanging) {
  return offerOrderMoves({ ...factsOf(order, hanging), status: order.status }, partsOf(actor));
}

/** The moves that wait, each with what it waits for. */
export function heldMoves(actor: Actor, order: Assessed, hanging: Hanging) {
  return holdOrderMoves({ ...factsOf(order, hanging), status: order.status }, partsOf(actor));
}
