import { and, eq, inArray } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf, type Actor } from "#domain/actor.ts";
import { whyNot } from "#domain/moves.ts";
import {
  ORDER_MOVES,
  orderHolds,
  type OrderFacts,
  type OrderStatus,
  type OrderVerb,
} from "#domain/orders/status.ts";
import type { Need } from "#domain/refusal.ts";
import type { OrderRow } from "./load.ts";

/** The moves made by one call with a note or a file; sending needs the whole order and has verbs of its own. */
export type OfferedVerb = Exclude<OrderVerb, "send">;
export type OfferedMove = { verb: OfferedVerb; to: OrderStatus | "DELETED"; asks: readonly Need[] };

const OFFERED = (Object.keys(ORDER_MOVES) as OrderVerb[]).filter((verb) => verb !== "send");

/** Of these orders, those with a staff change that waits for the partner's answer. */
export async function readOpenChanges(db: Reader | Tx, orderIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ orderId: orderRequests.orderId })
    .from(orderRequests)
    .where(
      and(
        inArray(orderRequests.orderId, [...orderIds]),
        eq(orderRequests.kind, "ORDER_CHANGED"),
        eq(orderRequests.status, "PENDING"),
      ),
    );
  return new Set(rows.map(({ orderId }) => orderId));
}

export function factsOf(order: OrderRow, openChanges: ReadonlySet<string>): OrderFacts {
  return {
    total: order.totalCents,
    hasPaymentConfirmation: order.paymentConfirmationId !== null,
    unpricedLines: order.unpricedLines,
    openChange: openChanges.has(order.id),
    isComplete: order.sentAt !== null,
  };
}

/** The moves to offer this actor as buttons, and what is still to be given with each: exactly what is accepted. */
export function offerMoves(actor: Actor, order: OrderRow, openChanges: ReadonlySet<string>): OfferedMove[] {
  const facts = factsOf(order, openChanges);
  return OFFERED.flatMap((verb) => {
    const move: { to: OfferedMove["to"]; asks?: readonly Need[] } = ORDER_MOVES[verb];
    const { to, asks = [] } = move;
    const holds = orderHolds(facts, verb);
    const now = { status: order.status, parts: partsOf(actor), holds };
    if (whyNot(ORDER_MOVES, verb, "order", now, asks)) return [];
    return [{ verb, to, asks: asks.filter((need) => !holds.includes(need)) }];
  });
}
