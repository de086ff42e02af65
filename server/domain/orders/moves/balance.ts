import type { Cents } from "../../money.ts";
import { isInForce, type PaymentStatus } from "./payment.ts";
import { isLive } from "./rules.ts";
import type { OrderStatus } from "./status.ts";

/** Why an order counts as paid though less was accepted than it costs. */
export const SETTLEMENTS = ["bankCharges", "waived", "paidOtherwise"] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** A payment; without an amount it covers all that was due. */
type Paid = { status: PaymentStatus; amount: Cents | null };

/** What confirmations say was transferred: found good by the team, and waiting for it. */
type Transferred = { accepted: Cents; handedIn: Cents };

/** `settled` is what the team let go of when it marked the order as paid. */
type Due = { status: OrderStatus; total: Cents; settled: Cents };

/**
 * What is paid of an order, in cents. Of a live order `total` is `accepted`, `handedIn`, `settled` and `outstanding`
 * less `credit`, and only one of the last two is above 0. Whatever was paid for an order that does not live is credit.
 */
export type Balance = Transferred & { total: Cents; settled: Cents; outstanding: Cents; credit: Cents };

export function balanceOf(order: Due, payments: readonly Paid[]): Balance {
  return balance(order, transferred(order, payments));
}

/** What is too much is a credit once it was accepted: not while a confirmation of a live order is being checked. */
export function isCreditSure(status: OrderStatus, { handedIn }: Pick<Balance, "handedIn">): boolean {
  return handedIn === 0 || !isLive(status);
}

/** What would be too much, for sure, once `accepted` is found good; cents. */
export function excessOf({ total, settled }: Pick<Balance, "total" | "settled">, accepted: Cents): Cents {
  return Math.max(0, accepted - (total - settled));
}

/** The balance of sums computed elsewhere by the rule of `transferred`. */
export function balance({ status, total, settled }: Due, { accepted, handedIn }: Transferred): Balance {
  const due = isLive(status) ? total - settled : 0;
  const missing = due - accepted - handedIn;
  return {
    total,
    accepted,
    handedIn,
    settled,
    outstanding: Math.max(0, missing),
    credit: Math.max(0, -missing),
  };
}

/**
 * Sums of the payments. A confirmation without an amount covers what all others leave; accepted confirmations come
 * before waiting ones.
 */
function transferred({ total, settled }: Due, payments: readonly Paid[]): Transferred {
  const [accepted, handedIn] = [stated(payments, "accepted"), stated(payments, "handedIn")];
  const rest = Math.max(0, total - settled - accepted.sum - handedIn.sum);
  return {
    accepted: accepted.sum + (accepted.isOpen ? rest : 0),
    handedIn: handedIn.sum + (handedIn.isOpen && !accepted.isOpen ? rest : 0),
  };
}

function stated(payments: readonly Paid[], wanted: PaymentStatus): { sum: Cents; isOpen: boolean } {
  const found = payments.filter(({ status }) => status === wanted);
  return {
    sum: found.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    isOpen: found.some(({ amount }) => amount === null),
  };
}

/** Whether a further confirmation adds to those there, or takes the place of those that wait. */
export function addsToPayments(order: Due, payments: readonly Paid[]): boolean {
  return payments.some(isInForce) && balanceOf(order, payments).outstanding > 0;
}

/** An order's price by its parts; `credit` is what was accepted beyond it, or for an order that does not live. */
export type AcceptedParts = { space: Cents; structure: Cents; extra: Cents; credit: Cents; total: Cents };

/** What was accepted, spread over the parts of the price in proportion; all of it adds up to `accepted`. */
export function partsOfAccepted(
  { status, total, settled, ...price }: Due & Pick<AcceptedParts, "space" | "structure" | "extra">,
  accepted: Cents,
): AcceptedParts {
  const due = isLive(status) ? total - settled : 0;
  const kept = Math.min(accepted, due);
  const [space = 0, structure = 0, extra = 0] = shareOut(kept, [price.space, price.structure, price.extra]);
  return { space, structure, extra, credit: accepted - kept, total: accepted };
}

/** Proposed for what is missing: banks keep a little of a transfer on its way. */
export function proposedSettlement(outstanding: Cents, tolerance: Cents): Settlement | undefined {
  return outstanding > 0 && outstanding <= tolerance ? "bankCharges" : undefined;
}

/**
 * How an amount is spread over parts, to the cent: in proportion and in their order, so that the shares add up to it and
 * a part of 0 gets 0. At most all of the parts.
 */
export function shareOut(amount: Cents, parts: readonly Cents[]): Cents[] {
  const whole = parts.reduce((sum, part) => sum + part, 0);
  const spread = Math.min(amount, whole);
  let upTo = 0;
  let given = 0;
  return parts.map((part) => {
    upTo += part;
    const due = upTo === whole ? spread : Math.floor((upTo / whole) * spread);
    const share = part === 0 ? 0 : due - given;
    given += share;
    return share;
  });
}
