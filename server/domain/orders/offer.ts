import type { Part } from "../actor.ts";
import { whyNot } from "../moves.ts";
import type { Need } from "../refusal.ts";
import {
  ORDER_MOVES,
  orderHolds,
  type OrderFacts,
  type OrderStatus,
  type OrderVerb,
  type SentStatus,
} from "./status.ts";

/** The moves made by one call with a note or a file; sending needs the whole order and has verbs of its own. */
export type OfferedVerb = Exclude<OrderVerb, "send">;
export type OfferedMove = { verb: OfferedVerb; to: OrderStatus | "DELETED"; asks: readonly Need[] };

const OFFERED = (Object.keys(ORDER_MOVES) as OrderVerb[]).filter((verb) => verb !== "send");

/** The moves to offer these parts as buttons, and what is still to be given with each: exactly what is accepted. */
export function offerOrderMoves(
  order: OrderFacts & { status: OrderStatus },
  parts: readonly Part[],
): OfferedMove[] {
  return OFFERED.flatMap((verb) => {
    const move: { to: OfferedMove["to"]; asks?: readonly Need[] } = ORDER_MOVES[verb];
    const { to, asks = [] } = move;
    const holds = orderHolds(order, verb);
    if (whyNot(ORDER_MOVES, verb, "order", { status: order.status, parts, holds }, asks)) return [];
    return [{ verb, to, asks: asks.filter((need) => !holds.includes(need)) }];
  });
}

/**
 * The verb that brings an order to a status: one of these parts' own if there is any, else the one whose refusal
 * says why not. Undefined when nothing ever leads there.
 */
export function verbLeadingTo(
  to: SentStatus,
  from: OrderStatus,
  parts: readonly Part[],
): OfferedVerb | undefined {
  const leading = OFFERED.filter((verb) => ORDER_MOVES[verb].to === to);
  const own = leading.filter((verb) => ORDER_MOVES[verb].by.some((part) => parts.includes(part)));
  const starts = (verb: OfferedVerb) => (ORDER_MOVES[verb].from as readonly OrderStatus[]).includes(from);
  return own.find(starts) ?? own[0] ?? leading.find(starts) ?? leading[0];
}
