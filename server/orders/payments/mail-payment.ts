import { inArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { MailedPayment, Reckoning } from "#domain/mail/facts.ts";
import type { TemplateParams } from "#domain/mail/letters.ts";
import { takesPayment } from "#domain/orders/moves/rules.ts";
import type { Ctx } from "../../portal/context.ts";
import { readSettings } from "../../event/read.ts";
import { enqueueMail } from "../../mail/enqueue.ts";
import { findHearers } from "../../members/recipient.ts";
import { aboutOrder } from "../record/about-order.ts";
import { readBalance } from "./balance.ts";
import { readDue } from "./due.ts";
import type { LoadedOrder, OrderRow } from "../record/load.ts";
import type { PaymentRow } from "./payments.ts";

type Told = Pick<PaymentRow, "amountCents" | "paidOn" | "fileId">;

/** Mails the exhibitor that a further confirmation has arrived, in the words of the first one. */
export function mailFurtherPayment(tx: Tx, ctx: Ctx, loaded: LoadedOrder, payment: Told): Promise<void> {
  return mailInPlace(tx, ctx, loaded, payment, { note: "" });
}

/** Mails the exhibitor that a part of the payment was found good, and how the payment stands. */
export async function mailPartAccepted(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  payment: Told,
  note: string,
): Promise<void> {
  const { order } = loaded;
  const payments = await namePayments(tx, [payment]);
  const reckoning = await readReckoning(tx, ctx, order);
  const params = { ...aboutOrder(ctx, loaded), note, payments, reckoning };
  const record = { kind: "order", id: order.id };
  for (const recipient of await findHearers(tx, loaded, "pay")) {
    await enqueueMail(tx, ctx, { template: "paymentPartAccepted", ...recipient, params, record });
  }
}

/** Mails the exhibitor that one confirmation of several was refused. */
export function mailPartRefused(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  payment: Told,
  note: string,
): Promise<void> {
  return mailInPlace(tx, ctx, loaded, payment, { note, isPartRefused: true });
}

/** Mails the exhibitor that a credit was transferred back, and what of it is left. */
export async function mailCreditReturned(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  returned: Pick<TemplateParams["creditReturned"], "amount" | "paidOn" | "transfer">,
): Promise<void> {
  const { order } = loaded;
  const { credit: left } = await readBalance(tx, order);
  const params = { ...aboutOrder(ctx, loaded), ...returned, left };
  const record = { kind: "order", id: order.id };
  for (const recipient of await findHearers(tx, loaded, "pay")) {
    await enqueueMail(tx, ctx, { template: "creditReturned", ...recipient, params, record });
  }
}

/** What happened to one confirmation of several: the order stays where it is. */
async function mailInPlace(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  payment: Told,
  said: { note: string; isPartRefused?: boolean },
): Promise<void> {
  const { order } = loaded;
  const { status } = order;
  const params = {
    ...aboutOrder(ctx, loaded),
    from: status,
    to: status,
    ...said,
    payments: await namePayments(tx, [payment]),
    toPay: await readToPay(tx, ctx, order),
    reckoning: await readReckoning(tx, ctx, order),
  };
  const record = { kind: "order", id: order.id };
  for (const recipient of await findHearers(tx, loaded, "pay")) {
    await enqueueMail(tx, ctx, { template: "orderStatusChanged", ...recipient, params, record });
  }
}

/** The payment confirmations with their file names, for a mail. */
export async function namePayments(tx: Tx, payments: readonly Told[]): Promise<MailedPayment[]> {
  if (payments.length === 0) return [];
  const ids = payments.map(({ fileId }) => fileId);
  const named = await tx.select({ id: files.id, name: files.name }).from(files).where(inArray(files.id, ids));
  return payments.map(({ amountCents: amount, paidOn, fileId }) => {
    return { amount, paidOn, file: named.find(({ id }) => id === fileId)?.name ?? "" };
  });
}

/** What is paid, by what stands in the history and among the confirmations already. */
export async function readReckoning(tx: Tx, ctx: Pick<Ctx, "portal">, order: Owed): Promise<Reckoning> {
  const { status, settledAs } = order;
  const balance = await readBalance(tx, order);
  const isDue = takesPayment(status) && balance.outstanding > 0;
  const dueOn = isDue ? await readDue(tx, order.id, await readSettings(ctx.portal.db.read)) : null;
  return { ...balance, settledAs, status, dueOn };
}
type Owed = Pick<OrderRow, "id" | "status" | "totalCents" | "settledCents" | "settledAs">;

/** Its move stands in the history already: the day of payment is counted from it. */
export async function readToPay(tx: Tx, ctx: Ctx, order: OrderRow) {
  const { outstanding: amount, dueOn } = await readReckoning(tx, ctx, order);
  return dueOn === null ? undefined : { amount, dueOn };
}

/** What a paid order's mail says beside the total: what was accepted, what was let go of, and what is too much. */
export async function readPaid(tx: Tx, order: OrderRow) {
  const { accepted, settled, credit } = await readBalance(tx, order);
  return { accepted, settled, settledAs: order.settledAs, credit };
}
