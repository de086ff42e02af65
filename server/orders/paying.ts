import { usdFromCents } from "#domain/money.ts";
import { outstandingOf, dueDay } from "#domain/orders/moves/payment.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import { canPayBy } from "#domain/settings/paying.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { dayAt } from "#domain/wall-time.ts";
import type { OrderRow } from "./load.ts";
import type { PaymentRow } from "./payments.ts";

type Approved = { to: string | null; at: string };

/**
 * How an order is paid, from its approval on: by which day, how much is still to be paid, and where to, as the settings
 * have it. Null while nothing is to be paid. A refused confirmation gives the days again.
 */
export function showPaying(
  order: OrderRow,
  payments: readonly PaymentRow[],
  told: readonly Approved[],
  settings: Settings,
) {
  if (!takesPayment(order.status) || order.totalCents === 0) return null;
  const known = payments.map(({ status, amountCents: amount }) => ({ status, amount }));
  const approved = told.find(({ to }) => to === "APPROVED");
  const { paying } = settings;
  return {
    reference: order.reference ?? "",
    outstanding: usdFromCents(outstandingOf(order.totalCents, known)),
    dueOn: approved ? dueDay(dayAt(approved.at, settings.eventZone), paying.daysToPay) : null,
    instructions: canPayBy(paying) ? paying : null,
  };
}
