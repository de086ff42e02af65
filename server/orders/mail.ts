import type { Reader, Tx } from "#db/client.ts";
import { shownTitle } from "#domain/catalogue/words.ts";
import { dueDay } from "#domain/orders/payment.ts";
import type { OrderStatus } from "#domain/orders/status.ts";
import { compareVersions, type OrderChange } from "#domain/orders/version.ts";
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

/** What "Order changed" tells the exhibitor, in that person's language; read before it goes out as well. */
export async function writeOrderChanged(
  db: Reader | Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  change: OrderChange,
  note: string,
) {
  const recipient = await findRecipient(db, loaded.submission, loaded.order.authorId);
  const lines = compareVersions(change).filter((line) => line.change !== "same");
  const params = {
    ...about(ctx, loaded),
    before: change.before.total,
    after: change.after.total,
    lines: lines.map(({ before, after }) => ({
      title: shownTitle(after ?? before ?? NO_WORDS, recipient.locale) ?? "",
      before: before && before.total - before.discount,
      after: after && after.total - after.discount,
    })),
    note,
  };
  return { ...recipient, template: "orderChanged" as const, params };
}

const NO_WORDS = { title_pt: "", title_en: "" };

/** Asks the exhibitor to agree to what the team changed. */
export async function mailOrderChanged(
  tx: Tx,
  ctx: Ctx,
  loaded: LoadedOrder,
  change: OrderChange,
  note: string,
): Promise<void> {
  const mail = await writeOrderChanged(tx, ctx, loaded, change, note);
  await enqueueMail(tx, ctx, { ...mail, record: { kind: "order", id: loaded.order.id } });
}

/** Tells the exhibitor that there is nothing to agree to any more. */
export async function mailChangeUndone(tx: Tx, ctx: Ctx, loaded: LoadedOrder): Promise<void> {
  const { order, submission } = loaded;
  await enqueueMail(tx, ctx, {
    template: "changeUndone",
    ...(await findRecipient(tx, submission, order.authorId)),
    params: { ...about(ctx, loaded), total: order.totalCents },
    record: { kind: "order", id: order.id },
  });
}

function about(ctx: Ctx, { order, submission }: LoadedOrder) {
  return {
    company: submission.institutionName,
    reference: order.reference ?? "",
    url: `${ctx.portal.env.PUBLIC_URL}/partner/orders/${order.id}`,
  };
}
