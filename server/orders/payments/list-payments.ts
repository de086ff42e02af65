import { and, eq, gte, lte, or, sql } from "drizzle-orm";
import { isWithin } from "#db/filters.ts";
import { isFoundBy, isFoundIn } from "#db/full-text.ts";
import { orders, payments, submissions, users } from "#db/schema/index.ts";
import { usdFromCents } from "#domain/money.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import { paymentList } from "#domain/orders/reading/payment-list.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import { deskList } from "../../lists/desk-list.ts";
import { question } from "../../call/verb.ts";
import { balanceOfRow, IS_CREDIT, MISSING, SETTLED, showBalance, TRANSFERRED } from "./balance.ts";
import { DUE, dueOf } from "./due.ts";

const BALANCES = { outstanding: sql`${MISSING} > 0`, credit: IS_CREDIT };

const listed = deskList(paymentList, {
  id: payments.id,
  fields: {
    id: payments.id,
    kind: payments.kind,
    reference: payments.reference,
    amountCents: payments.amountCents,
    paidOn: payments.paidOn,
    status: payments.status,
    refusal: payments.refusal,
    handedInAt: payments.handedInAt,
    decidedAt: payments.decidedAt,
    decidedBy: users.name,
    order: {
      id: orders.id,
      reference: orders.reference,
      status: orders.status,
      totalCents: orders.totalCents,
      ...SETTLED,
    },
    company: submissions.institutionName,
    cnpj: submissions.cnpj,
    ...TRANSFERRED,
    ...DUE,
  },
  from: (db, fields) =>
    db
      .select(fields)
      .from(payments)
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .innerJoin(submissions, eq(submissions.id, orders.submissionId))
      .leftJoin(users, eq(users.id, payments.decidedBy)),
  sorted: {
    handedIn: payments.handedInAt,
    /** What does not say stands behind all others. */
    paidOn: sql`coalesce(${payments.paidOn}, '')`,
    amount: sql`coalesce(${payments.amountCents}, 0)`,
    company: submissions.institutionSort,
  },
  counted: { statuses: payments.status },
  where: ({ search, filters: { balances, amount, paidFrom, paidTo } }) =>
    and(
      or(isFoundBy(orders.searchRow, "order_search", search), isFoundIn(payments, search)),
      balances.length > 0 ? or(...balances.map((balance) => BALANCES[balance])) : undefined,
      isWithin(payments.amountCents, amount, 100),
      paidFrom ? gte(payments.paidOn, paidFrom) : undefined,
      paidTo ? lte(payments.paidOn, paidTo) : undefined,
    ),
  keeps: { tables: [payments, orders] },
  show({ amountCents, handedInAt, decidedAt, order, accepted, handedIn, ...row }) {
    const { id: orderId, reference: orderReference, status: orderStatus, totalCents, settledAs } = order;
    return {
      ...row,
      orderId,
      orderReference,
      orderStatus,
      total: usdFromCents(totalCents),
      amount: amountCents === null ? null : usdFromCents(amountCents),
      handedInAt: handedInAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
      ...showBalance(balanceOfRow(order, { accepted, handedIn }), settledAs),
    };
  },
});
type Shown = Awaited<ReturnType<typeof listed.named>>[number];

/** Adds the day by which the rest is to be paid, by the current settings. */
async function withDue(ctx: SignedInCtx, rows: readonly Shown[]) {
  const settings = await readSettings(ctx.db.read);
  return rows.map(({ approvedAt, refusedAt, ...row }) => {
    const isDue = takesPayment(row.orderStatus) && row.outstanding > 0;
    return { ...row, dueOn: isDue ? dueOf({ approvedAt, refusedAt }, settings) : null };
  });
}

/** A page of the payment confirmations of all orders, with their verdicts and how their orders stand. */
export const listPayments = question("orders.payments", {
  may: ["orders.view"],
  input: paymentList.input,
  sample: {},
  async run(ctx, asked) {
    const page = await listed.page(ctx, asked);
    return { ...page, items: await withDue(ctx, page.items) };
  },
});

export const everyPayment = listed.every;

/** Confirmations of these ids, for files of the list. */
export async function readPaymentsOf(ctx: SignedInCtx, ids: readonly string[]) {
  return withDue(ctx, await listed.named(ctx, ids));
}
