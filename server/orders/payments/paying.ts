import { usdFromCents } from "#domain/money.ts";
import { isApproval, payBy } from "#domain/orders/moves/pay-by.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { balanceOfOrder } from "./balance.ts";
import type { OrderRow } from "../record/load.ts";
import type { PaymentRow } from "./payments.ts";

type Told = { record: string; from: string | null; to: string | null; at: string };

/**
 * How an order is paid, from its approval on: by which day, how much is still to be paid, and where to, as the settings
 * have it. Null while nothing is to be paid. What was told is its history, the newest first.
 */
export function showPaying(
  order: OrderRow,
  payments: readonly PaymentRow[],
  told: readonly Told[],
  settings: Settings,
) {
  if (!takesPayment(order.status) || order.totalCents === 0) return null;
  const { paying } = settings;
  return {
    reference: order.reference ?? "",
    outstanding: usdFromCents(balanceOfOrder(order, payments).outstanding),
    dueOn: payBy({ approvedAt: approvedAt(told), refusedAt: refusedAt(payments) }, settings),
    instructions: canPayBy(paying) ? paying : null,
  };
}

function approvedAt(told: readonly Told[]): string | null {
  return told.find((one) => one.record === "order" && isApproval(one))?.at ?? null;
}

/** When the last payment confirmation was refused. */
function refusedAt(payments: readonly Pick<PaymentRow, "status" | "decidedAt">[]): string | null {
  const refused = payments.filter(({ status }) => status === "refused");
  const times = refused.map(({ decidedAt }) => decidedAt?.getTime() ?? 0);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}
