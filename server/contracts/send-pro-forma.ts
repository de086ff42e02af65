import { asc, eq } from "drizzle-orm";
import { orderLines } from "#db/schema/index.ts";
import { centsFromUsd } from "#domain/money.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { whyNotCall } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { SignedInCtx, Ctx } from "../context.ts";
import { composeContract } from "../contracts/compose.ts";
import type { ProFormaData } from "../documents/pro-forma-data.ts";
import { sendPdf } from "../http/attachment.ts";
import { oneAtATime } from "../platform/one-at-a-time.ts";
import { takeTurn } from "../rate.ts";
import { readSettings } from "../event/read.ts";
import { loadOrder } from "../orders/load.ts";
import { readOrderHistory } from "../orders/load-whole.ts";
import { showPaying } from "../orders/paying.ts";
import { readPayments } from "../orders/payments.ts";

const PRO_FORMAS = { limit: 30, windowMs: 10 * 60_000 };

/** The pro forma of an order as a PDF in its reader's language, for staff and the partners of its submission. */
export async function sendProForma(ctx: Ctx, orderId: string): Promise<Response> {
  const reason = whyNotCall(ctx.actor, ["orders.view", "own.view"]);
  if (reason) throw new Refusal(reason);
  if (ctx.actor.kind !== "user") throw refuse("signInRequired");
  const data = await readProForma({ ...ctx, actor: ctx.actor }, orderId);
  takeTurn(ctx.portal.limiter, `proForma:${ctx.actor.id}`, PRO_FORMAS);
  const pdf = await oneAtATime(`print:${ctx.actor.id}`, () => ctx.portal.pdf.proForma(data));
  return sendPdf(pdf, `pro-forma-${data.order.orderReference}-v${data.order.orderVersion}`);
}

/** Of an order that is to be paid as both sides agreed on it; any other has none to be found. */
async function readProForma(ctx: SignedInCtx, orderId: string): Promise<ProFormaData> {
  const { order, submission } = await loadOrder(ctx.db.read, ctx, orderId);
  const settings = await readSettings(ctx.db.read);
  const payments = await readPayments(ctx.db.read, order.id);
  const paying = showPaying(order, payments, await readOrderHistory(ctx, order.id), settings);
  if (!paying || paying.outstanding <= 0 || hasOpenChange(order))
    throw refuse("notFound", { record: "file" });
  const lines = await ctx.db.read
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { locale, now } = ctx;
  return {
    order: composeContract({ order, lines, submission, settings, version: 1, notes: "", now, locale }),
    paying: { ...paying, outstanding: centsFromUsd(paying.outstanding) },
  };
}
