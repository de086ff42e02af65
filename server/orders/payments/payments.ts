import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { hot } from "#db/hot.ts";
import { files, history, payments } from "#db/schema/index.ts";
import { centsFromUsd, usdFromCents } from "#domain/money.ts";
import { addsToPayments } from "#domain/orders/moves/balance.ts";
import { isBeyondPrice, isInForce, type PaymentStatus } from "#domain/orders/moves/payment.ts";
import { refuse } from "#domain/refusal.ts";
import { refusesPayment } from "#domain/orders/moves/rules.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { dayAt, lastTransferDay, yearBefore } from "#domain/wall-time.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import type { OrderRow } from "../record/load.ts";
import { carryFile, retireFile } from "./payment-file.ts";

export type PaymentRow = typeof payments.$inferSelect;

/** The transfer that a confirmation reports; amount in dollars. */
export type Transfer = { reference: string; amount: number | null; paidOn: string | null };

export const NEWEST_FIRST = [desc(payments.handedInAt), desc(payments.id)];

/** Every confirmation of an order, the newest first. */
export function readPayments(db: ReadDb | Tx, orderId: string): Promise<PaymentRow[]> {
  return findPayments(db).all({ orderId });
}

const findPayments = hot((db) =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, sql.placeholder("orderId")))
    .orderBy(...NEWEST_FIRST)
    .prepare(),
);

/** A transfer lies at most a day ahead of the event's clocks, and not more than a year back. */
export async function requireMade(
  { db, now }: SignedInCtx,
  transfer: Pick<Transfer, "paidOn"> | undefined,
): Promise<void> {
  if (!transfer?.paidOn) return;
  const { eventZone } = await readSettings(db.read);
  const today = dayAt(now.toISOString(), eventZone);
  if (transfer.paidOn > lastTransferDay(today)) throw refuse("transferAhead");
  if (transfer.paidOn < yearBefore(today)) throw refuse("transferLongAgo");
}

/**
 * Hands in a confirmation: it takes the place of those before it, or adds to them while they pay a part only.
 * Answers its file.
 */
export async function handInPayment(
  tx: Tx,
  ctx: SignedInCtx,
  order: OrderRow,
  { fileId, ...transfer }: Transfer & { fileId: string },
): Promise<string> {
  const handedIn = await readPayments(tx, order.id);
  // One proof is one payment: the same file again would count twice.
  if (handedIn.some((payment) => payment.fileId === fileId)) throw refuse("notFound", { record: "file" });
  const known = handedIn.map(({ status, amountCents: amount }) => ({ status, amount }));
  const { status, totalCents: total, settledCents: settled } = order;
  const isFurther = addsToPayments({ status, total, settled }, known);
  const amountCents = transfer.amount === null ? null : centsFromUsd(transfer.amount);
  if (amountCents !== null && isBeyondPrice(amountCents, total)) {
    throw refuse("transferBeyond", { total });
  }
  // A confirmation that adds nothing replaces those that wait.
  const beside = handedIn.filter((one) => (isFurther ? isInForce(one) : one.status === "accepted"));
  await requireOwnProof(tx, fileId, beside);
  const file = await carryFile(tx, ctx, order, fileId, "paymentConfirmation");
  if (!isFurther) {
    // What was found good stays: it is money that has arrived.
    const waiting = handedIn.filter((payment) => payment.status === "handedIn");
    await decide(tx, ctx, waiting, "replaced");
    for (const replaced of waiting) await retireFile(tx, ctx, replaced.fileId);
  }
  await tx.insert(payments).values({
    orderId: order.id,
    fileId: file.id,
    reference: transfer.reference,
    amountCents,
    paidOn: transfer.paidOn,
    status: "handedIn",
    handedInBy: ctx.actor.id,
    handedInAt: ctx.now,
  });
  return file.id;
}

/** The same bytes under another id are the same proof, and would count twice. */
async function requireOwnProof(tx: Tx, fileId: string, beside: readonly PaymentRow[]): Promise<void> {
  if (beside.length === 0) return;
  const ids = beside.map((payment) => payment.fileId);
  const rows = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(inArray(files.id, [fileId, ...ids]));
  const own = rows.find(({ id }) => id === fileId)?.sha256;
  if (own && rows.some(({ id, sha256 }) => id !== fileId && sha256 === own)) throw refuse("sameProof");
}

/**
 * What a change of status says of the confirmations: paid finds those in force good, a refusal refuses those that wait,
 * and taking a payment back has those wait again that were found good with it; what was good before it stays so. Answers
 * those that were found good or refused.
 */
export async function judgePayments(
  tx: Tx,
  ctx: SignedInCtx,
  order: OrderRow,
  { to, note }: { to: OrderStatus; note: string },
): Promise<PaymentRow[]> {
  if (to === "PAID") {
    const waiting = (await readPayments(tx, order.id)).filter(({ status }) => status === "handedIn");
    await decide(tx, ctx, waiting, "accepted");
    return waiting;
  } else if (refusesPayment(order.status, to)) {
    const waiting = (await readPayments(tx, order.id)).filter(({ status }) => status === "handedIn");
    await decide(tx, ctx, waiting, "refused", note);
    for (const { fileId } of waiting) await retireFile(tx, ctx, fileId);
    return waiting;
  } else if (order.status === "PAID" && to === "CONFIRM_PAYMENT") {
    const paidAt = await lastPaidAt(tx, order.id);
    const found = (await readPayments(tx, order.id)).filter(
      ({ kind, status, decidedAt }) =>
        kind === "proof" && status === "accepted" && decidedAt !== null && decidedAt >= paidAt,
    );
    await decide(tx, ctx, found, "handedIn");
  }
  return [];
}

/** When it was last marked as paid: the confirmations found good with that were decided in the same moment. */
async function lastPaidAt(tx: Tx, orderId: string): Promise<Date> {
  const [paid] = await tx
    .select({ at: history.at })
    .from(history)
    .where(and(eq(history.record, "order"), eq(history.recordId, orderId), eq(history.toStatus, "PAID")))
    .orderBy(desc(history.at))
    .limit(1);
  return paid?.at ?? new Date(0);
}

/** The file of the newest confirmation in force. */
export async function newestProof(tx: Tx, orderId: string): Promise<string | null> {
  return (
    (await readPayments(tx, orderId)).find((one) => one.kind === "proof" && isInForce(one))?.fileId ?? null
  );
}

export async function decide(
  tx: Tx,
  ctx: SignedInCtx,
  rows: readonly PaymentRow[],
  status: PaymentStatus,
  refusal = "",
): Promise<void> {
  const ids = rows.filter((row) => row.status !== status).map(({ id }) => id);
  if (ids.length === 0) return;
  const isOpen = status === "handedIn";
  await tx
    .update(payments)
    .set({
      status,
      refusal: status === "refused" ? refusal : "",
      decidedBy: isOpen ? null : ctx.actor.id,
      decidedAt: isOpen ? null : ctx.now,
    })
    .where(inArray(payments.id, ids));
}

/** The files that prove a payment in force: they are replaced, never removed (FIL-08). */
export function proofsInForce(rows: readonly Pick<PaymentRow, "status" | "fileId">[]): ReadonlySet<string> {
  return new Set(rows.filter(isInForce).map(({ fileId }) => fileId));
}

/** A confirmation as screens show it; dollars, ISO 8601. */
export function showPayment(row: PaymentRow) {
  return {
    id: row.id,
    kind: row.kind,
    fileId: row.fileId,
    reference: row.reference,
    amount: row.amountCents === null ? null : usdFromCents(row.amountCents),
    paidOn: row.paidOn,
    status: row.status,
    refusal: row.refusal,
    handedInAt: row.handedInAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}
