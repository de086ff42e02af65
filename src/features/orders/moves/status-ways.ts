import { FORCE, type MoveWays } from "#domain/move-form.ts";
import type { HeldMove, OfferedMove } from "#domain/moves.ts";
import { centsFromUsd } from "#domain/money.ts";
import { mayStaySilent } from "#domain/orders/moves/letters.ts";
import type { OfferedVerb } from "#domain/orders/moves/offer.ts";
import { bearsPayment } from "#domain/orders/moves/rules.ts";
import { forceTargets, SENT_STATUSES, type SentStatus } from "#domain/orders/moves/status.ts";
import { dayAt } from "#domain/wall-time.ts";
import { shownZone } from "#i18n/formatters.ts";
import type { Order } from "../data.ts";

/** How the team may change the status of an order: by the moves that lead to another status of a sent order. */
export function waysOf(
  order: Pick<
    Order,
    "moves" | "held" | "canForce" | "status" | "sentAt" | "total" | "paid" | "proposedSettlement"
  >,
): MoveWays<OfferedVerb, SentStatus> {
  const { moves, held, canForce, status, sentAt } = order;
  return {
    moves: moves.filter((move): move is OfferedMove<OfferedVerb, SentStatus> => isSent(move.to)),
    held: held.filter((move): move is HeldMove<OfferedVerb, SentStatus> => isSent(move.to)),
    forceTo: canForce ? forceTargets({ status, isSent: sentAt !== null }) : [],
    silent: [...moves.map(({ verb }) => verb), FORCE].filter((verb) => mayStaySilent(verb, verb === FORCE)),
    missing: { cents: centsFromUsd(order.paid.outstanding), proposed: order.proposedSettlement },
    transfer: {
      to: PAYING,
      today: dayAt(new Date().toISOString(), shownZone()),
      total: centsFromUsd(order.total),
    },
  };
}

const PAYING = SENT_STATUSES.filter(bearsPayment);

function isSent(status: string): status is SentStatus {
  return (SENT_STATUSES as readonly string[]).includes(status);
}
