import { inArray, notInArray, sql, type SQL } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { orders, payments } from "#db/schema/index.ts";
import { type Cents, usdFromCents } from "#domain/money.ts";
import { type Balance, balance, balanceOf, type Settlement } from "#domain/orders/moves/balance.ts";
import { LIVE_STATUSES } from "#domain/orders/moves/status.ts";
import type { PaymentStatus } from "#domain/orders/moves/payment.ts";
import type { OrderRow } from "../record/load.ts";
import { type PaymentRow, readPayments } from "./payments.ts";

type Owed = Pick<OrderRow, "status" | "totalCents" | "settledCents">;

/** What is paid of an order, of its row and its confirmations. */
export function balanceOfOrder(
  order: Owed,
  confirmations: readonly Pick<PaymentRow, "status" | "amountCents">[],
): Balance {
  const known = confirmations.map(({ status, amountCents: amount }) => ({ status, amount }));
  return balanceOf(dueOf(order), known);
}

export async function readBalance(db: ReadDb | Tx, order: Owed & { id: string }): Promise<Balance> {
  return balanceOfOrder(order, await readPayments(db, order.id));
}

/** The same of a row of a list, whose confirmations the database added up. */
export function balanceOfRow(order: Owed, sums: { accepted: Cents; handedIn: Cents }): Balance {
  return balance(dueOf(order), sums);
}

function dueOf({ status, totalCents: total, settledCents: settled }: Owed) {
  return { status, total, settled };
}

// In fragments of their own, so that drizzle writes the tables' names.
const of = (status: PaymentStatus) =>
  sql`from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.status} = ${sql.raw(`'${status}'`)}`;
const stated = (status: PaymentStatus) =>
  sql`(select coalesce(sum(${payments.amountCents}), 0) ${of(status)})`;
const isOpen = (status: PaymentStatus) =>
  sql`exists (select 1 ${of(status)} and ${payments.amountCents} is null)`;
const without = (other: PaymentStatus) =>
  sql`${orders.totalCents} - ${orders.settledCents} - ${stated(other)}`;

/** The sums of `balanceOf`, as the database adds them up; cents. */
export const TRANSFERRED: { accepted: SQL<Cents>; handedIn: SQL<Cents> } = {
  accepted: sql`iif(${isOpen("accepted")}, max(${stated("accepted")}, ${without("handedIn")}), ${stated("accepted")})`,
  handedIn: sql`iif(${isOpen("handedIn")} and not ${isOpen("accepted")}, max(${stated("handedIn")}, ${without("accepted")}), ${stated("handedIn")})`,
};

/** As `balance` has it: above 0 something is missing, below it was paid too much; cents. */
export const MISSING = sql<Cents>`(iif(${inArray(orders.status, [...LIVE_STATUSES])}, ${orders.totalCents} - ${orders.settledCents}, 0) - ${TRANSFERRED.accepted} - ${TRANSFERRED.handedIn})`;
/** A credit that is sure (`isCreditSure`), and so waits for what becomes of it. */
export const IS_CREDIT = sql`${MISSING} < 0 and (${TRANSFERRED.handedIn} = 0 or ${notInArray(orders.status, [...LIVE_STATUSES])})`;

/** What the team let go of; the rest of an order stands in `SHOWN`. */
export const SETTLED = { settledCents: orders.settledCents, settledAs: orders.settledAs };

/** The balance as screens and files show it; dollars. */
export function showBalance(
  { accepted, handedIn, settled, outstanding, credit }: Balance,
  settledAs: Settlement | null,
) {
  return {
    handedIn: usdFromCents(handedIn),
    accepted: usdFromCents(accepted),
    /** What was let go of, and why: null when no reason was given. */
    settled: usdFromCents(settled),
    settledAs: settled > 0 ? settledAs : null,
    outstanding: usdFromCents(outstanding),
    /** The amount paid too much. */
    credit: usdFromCents(credit),
  };
}
