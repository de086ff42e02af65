import { and, eq, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf, type Actor } from "#domain/actor.ts";
import { offerOrderMoves } from "#domain/orders/offer.ts";
import type { OrderFacts } from "#domain/orders/status.ts";
import { OPEN_CHANGE } from "#domain/requests/status.ts";
import type { ListedOrder } from "./load.ts";

/** Of these orders, those with a staff change that waits for the partner's answer. */
export async function readOpenChanges(db: Reader | Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: orderRequests.orderId })
    .from(orderRequests)
    .where(
      and(
        inArray(orderRequests.orderId, [...orderIds]),
        eq(orderRequests.kind, OPEN_CHANGE.kind),
        eq(orderRequests.status, OPEN_CHANGE.status),
      ),
    );
  return new Set(rows.map(({ orderId }) => orderId));
}

export function factsOf(order: ListedOrder, openChanges: ReadonlySet<string>): OrderFacts {
  return {
    total: order.totalCents,
    hasPaymentConfirmation: order.paymentConfirmationId !== null,
    unpricedLines: order.unpricedLines,
    openChange: openChanges.has(order.id),
    isComplete: order.sentAt !== null,
  };
}

/** The moves this actor may make now, as buttons. */
export function offerMoves(actor: Actor, order: ListedOrder, openChanges: ReadonlySet<string>) {
  return offerOrderMoves({ ...factsOf(order, openChanges), status: order.status }, partsOf(actor));
}
