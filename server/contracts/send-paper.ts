import { asc, eq } from "drizzle-orm";
import { orderLines } from "#db/schema/index.ts";
import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { hasProForma, isPayable } from "#domain/orders/moves/rules.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { readOwnWords } from "../catalogue/own-words.ts";
import type { SignedInCtx, Ctx } from "../portal/context.ts";
import { composeContract } from "./compose.ts";
import type { OrderPaperData, PaperKind } from "../documents/order-paper-data.ts";
import { printFor } from "../call/print-for.ts";
import { sendPdf } from "../http/attachment.ts";
import { balanceOfOrder } from "../orders/payments/balance.ts";
import { readSettings } from "../event/read.ts";
import { loadOrder, type OrderRow } from "../orders/record/load.ts";
import { readOrderHistory } from "../orders/reading/load-whole.ts";
import { showPaying } from "../orders/payments/paying.ts";
import { type PaymentRow, readPayments } from "../orders/payments/payments.ts";

const PAPERS = { limit: 30, windowMs: 10 * 60_000 };

/** A paper of an order; `paymentId` names a receipt's payment. */
export type Paper = { kind: Exclude<PaperKind, "receipt"> } | { kind: "receipt"; paymentId: string };

/** A paper of an order as a PDF in its reader's language, for staff and the partners of its submission. */
export async function sendPaper(ctx: Ctx, orderId: string, paper: Paper): Promise<Response> {
  const reason = whyNotCall(ctx.actor, ["orders.view", "own.view"]);
  if (reason) throw new Refusal(reason);
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  const data = await readPaper({ ...ctx, actor: ctx.actor }, orderId, paper);
  const { id } = ctx.actor;
  const print = () => ctx.portal.pdf.orderPaper(data);
  const pdf = await printFor(ctx, { turn: `print:${id}`, rate: [`paper:${id}`, PAPERS], data, print });
  const { orderReference, orderVersion } = data.order;
  return sendPdf(pdf, `${NAMES[ctx.locale][paper.kind]}-${orderReference}-v${orderVersion}`);
}

const NAMES: Record<Locale, Record<PaperKind, string>> = {
  pt: { order: "pedido", proForma: "pro-forma", receipt: "recibo" },
  en: { order: "order", proForma: "pro-forma", receipt: "receipt" },
};

/**
 * The order from the moment it was sent; a pro forma from the approval on, paid or not, of what both sides agreed on; a
 * receipt of an accepted payment. Any other is not found.
 */
async function readPaper(ctx: SignedInCtx, orderId: string, paper: Paper): Promise<OrderPaperData> {
  const { order, submission } = await loadOrder(ctx.db.read, ctx, orderId);
  const payments = await readPayments(ctx.db.read, order.id);
  const told = paper.kind === "receipt" ? acceptedWith(payments, paper.paymentId) : payments;
  const receipt = paper.kind === "receipt" ? receiptOf(order, told) : null;
  if (!hasPaper(order, paper.kind) || (paper.kind === "receipt" && !receipt)) {
    throw refuse("notFound", { record: "file" });
  }
  const settings = await readSettings(ctx.db.read);
  const words = await readOwnWords(ctx.db.read);
  const happened = await readOrderHistory(ctx, order.id);
  const paying = hasOpenChange(order) ? null : showPaying(order, payments, happened, settings);
  const lines = await ctx.db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { locale, now } = ctx;
  return {
    kind: paper.kind,
    order: composeContract({ order, lines, submission, settings, words, version: 1, notes: "", now, locale }),
    status: order.status,
    isPayable: isPayable(order.status) && order.totalCents > 0,
    isAgreed: !hasOpenChange(order),
    paid: paidWith(order, told, payments),
    paidAt: happened.find(({ record, to }) => record === "order" && to === "PAID")?.at ?? null,
    paying:
      paying && paying.outstanding > 0 ? { ...paying, outstanding: centsFromUsd(paying.outstanding) } : null,
    receipt,
  };
}

function hasPaper(order: OrderRow, kind: PaperKind): boolean {
  const { status, totalCents: total, sentAt } = order;
  return kind === "proForma"
    ? hasProForma({ status, total, openChange: hasOpenChange(order) })
    : sentAt !== null;
}

/** The accepted payments up to the receipt's own: a receipt ignores later payments. */
function acceptedWith(payments: readonly PaymentRow[], id: string): PaymentRow[] {
  const accepted = payments
    .filter(({ status }) => status === "accepted")
    .toSorted((a, b) => timeOf(a) - timeOf(b) || a.handedInAt.getTime() - b.handedInAt.getTime());
  return accepted.slice(0, accepted.findIndex(({ id: known, kind }) => known === id && kind === "proof") + 1);
}

/** Something was let go of with the last of them, not before. */
function paidWith(order: OrderRow, told: readonly PaymentRow[], all: readonly PaymentRow[]) {
  const isLater = all.some((payment) => payment.status === "accepted" && !told.includes(payment));
  return {
    ...balanceOfOrder(isLater ? { ...order, settledCents: 0 } : order, told),
    settledAs: order.settledAs,
  };
}

function timeOf({ decidedAt, handedInAt }: PaymentRow): number {
  return (decidedAt ?? handedInAt).getTime();
}

/** Of the last of them. One without an amount is for what the others left. */
function receiptOf(order: OrderRow, accepted: readonly PaymentRow[]): OrderPaperData["receipt"] {
  const payment = accepted.at(-1);
  if (!payment) return null;
  const stated = accepted.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
  return {
    number: accepted.filter(({ kind }) => kind === "proof").length,
    amount: payment.amountCents ?? balanceOfOrder(order, accepted).accepted - stated,
    paidOn: payment.paidOn,
    reference: payment.reference,
    acceptedAt: new Date(timeOf(payment)).toISOString(),
  };
}
