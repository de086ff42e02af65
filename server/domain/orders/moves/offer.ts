import type { Part } from "../../actor.ts";
import { type HeldMove, holdMoves, offerMoves, type OfferedMove } from "../../moves.ts";
import {
  isMoot,
  ORDER_MOVES,
  orderHolds,
  type OrderFacts,
  type OrderStatus,
  type OrderVerb,
  type SentStatus,
} from "./status.ts";

/** Moves made by one call with a note or a file; sending has verbs of its own. */
export type OfferedVerb = Exclude<OrderVerb, "send">;

const OFFERED = (Object.keys(ORDER_MOVES) as OrderVerb[]).filter(isOffered);

function isOffered(verb: OrderVerb): verb is OfferedVerb {
  return verb !== "send";
}

/** Exactly the moves that would be accepted, with the inputs each still needs. */
export function offerOrderMoves(
  order: OrderFacts & { status: OrderStatus },
  parts: readonly Part[],
): OfferedMove<OfferedVerb, OrderStatus | "DELETED">[] {
  const { status } = order;
  const holds = (verb: OrderVerb) => orderHolds(order, verb);
  return offerMoves(ORDER_MOVES, "order", { status, parts, holds }).flatMap(({ verb, ...move }) =>
    isOffered(verb) && !isMoot(verb, order) ? [{ verb, ...move }] : [],
  );
}

/** The moves that wait for a price, an agreement or an answer. */
export function holdOrderMoves(
  order: OrderFacts & { status: OrderStatus },
  parts: readonly Part[],
): HeldMove<OfferedVerb, OrderStatus | "DELETED">[] {
  const holds = (verb: OrderVerb) => orderHolds(order, verb);
  return holdMoves(ORDER_MOVES, { status: order.status, parts, holds }).flatMap(({ verb, ...move }) =>
    isOffered(verb) ? [{ verb, ...move }] : [],
  );
}

/** Prefers a verb of these parts, else one whose refusal explains. Undefined when no move leads there. */
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
