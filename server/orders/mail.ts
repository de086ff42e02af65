import type { Tx } from "#db/client.ts";
import { dueDay } from "#domain/orders/payment.ts";
import type { OrderStatus } from "#domain/orders/status.ts";
import { dayAt } from "#domain/settings/wall-time.ts";
import type { Ctx } from "../context.ts";
import { enqueueMail } from "../mail/enqueue.ts";
import { findRecipient } from "../members/recipient.ts";
import { readSettings } from "../settings/read.ts";
import type { LoadedOrder, OrderRow } from "./load.ts";

/** Tells the exhibitor that the order has arrived. */
export async function mailOrderCreated(tx: Tx, ctx: Ctx, loaded: LoadedOrder): Promise<void> {
  const { order } = loaded;
  const params = { ...about(ctx, loaded), total: order.totalCents, itemCount: order.itemCount };
  await enqueueMail(tx, ctx, {
    template: "orderCreated",
    ...(await findRecipient(tx, loaded.submission, order.authorId)),
    params,
    record: { kind: "order", id: order.id },
  });
}

/** Tells the exhibitor, in the account's language, where the order now stands. An order never sent has no mail. */
export async function mailOrderMove(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  from: OrderStatus,
  note: string,
): Promise<void> {
  const { order } = loaded;
  if (order.sentAt === null) return;
  const mail = {
    ...(await findRecipient(tx, loaded.submission, order.authorId)),
    record: { kind: "order", id: order.id },
  };
  const params = about(ctx, loaded);
  switch (order.status) {
    case "CANCELLED":
      await enqueueMail(tx, ctx, { ...mail, template: "orderCancelled", params: { ...params, note } });
      break;
    case "PAID":
      await enqueueMail(tx, ctx, {
        ...mail,
        template: "paymentReceived",
        params: { ...params, total: order.totalCents },
      });
      break;
    default:
      await enqueueMail(tx, ctx, {
        ...mail,
        template: "orderStatusChanged",
        params: { ...params, from, to: order.status, note, toPay: await readToPay(ctx, order) },
      });
  }
}

async function readToPay(ctx: Ctx, { status, totalCents }: OrderRow) {
  if (status !== "APPROVED" || totalCents === 0) return undefined;
  const { paying, eventZone } = await readSettings(ctx.db.read);
  return {
    amount: totalCents,
    dueOn: dueDay(dayAt(ctx.now.toISOString(), eventZone), paying.daysToPay),
  };
}

function about(ctx: Ctx, { order, submission }: LoadedOrder) {
  return {
    company: submission.institutionName,
    reference: order.reference ?? "",
    url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
  };
}
