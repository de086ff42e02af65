import { and, type Column, eq, type SQL } from "drizzle-orm";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf, type Actor } from "#domain/actor.ts";
import { offerOrderMoves } from "#domain/orders/offer.ts";
import type { OrderFacts } from "#domain/orders/status.ts";
import { OPEN_CHANGE } from "#domain/requests/status.ts";
import type { OrderRow } from "./load.ts";

/** Which requests of an order are a staff change that waits for the partner's answer. */
export function isOpenChangeOf(orderId: string | Column): SQL | undefined {
  return and(
    eq(orderRequests.orderId, orderId),
    eq(orderRequests.kind, OPEN_CHANGE.kind),
    eq(orderRequests.status, OPEN_CHANGE.status),
  );
}

/** What of an order its moves depend on. */
type Weighed = Pick<OrderRow, "status" | "totalCents" | "paymentConfirmationId" | "unpricedLines" | "sentAt">;

export function factsOf(order: Weighed, openChange: boolean): OrderFacts {
  return {
    total: order.totalCents,
    hasPaymentConfirmation: order.paymentConfirmationId !== null,
    unpricedLines: order.unpricedLines,
    openChange,
    isComplete: order.sentAt !== null,
  };
}

/** The moves this actor may make now, as buttons. */
export function offerMoves(actor: Actor, order: Weighed, openChange: boolean) {
  return offerOrderMoves({ ...factsOf(order, openChange), status: order.status }, partsOf(actor));
}
