import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { orderRequests } from "#db/schema/index.ts";
import { type OrderChange, quotedTotal } from "#domain/orders/reading/version.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import type { LoadedOrder } from "../record/load.ts";
import { dropRequestFiles } from "./files.ts";
import { sayOrderChanged } from "./words.ts";
import { insertComment, insertRequest, writeRequest } from "./write.ts";

type Proposed = { change: OrderChange; number: number; note: string };

/**
 * Asks the exhibitor to agree to the team's change, in the team's words; a waiting request goes on with the newer
 * state.
 */
export async function openChange(
  tx: Tx,
  ctx: SignedInCtx,
  { order }: LoadedOrder,
  { change, number, note }: Proposed,
): Promise<void> {
  const figures = {
    reference: order.reference ?? "",
    before: quotedTotal(change.before),
    after: quotedTotal(change.after),
  };
  const [pt, en] = [sayOrderChanged("pt", figures), sayOrderChanged("en", figures)];
  const said = { titlePt: pt.title, titleEn: en.title, messagePt: pt.message, messageEn: en.message };
  const asked = { ...said, change, contentVersion: number };
  const [waiting] = await tx.select().from(orderRequests).where(isWaitingChange(order.id));
  const request = waiting
    ? await writeRequest(tx, ctx, waiting, asked)
    : await insertRequest(tx, ctx, { orderId: order.id, kind: "ORDER_CHANGED", ...asked });
  if (note) await insertComment(tx, ctx, request.id, note);
}

/** Closes the request, because nothing is changed any more; comments on it and their files go with it. */
export async function closeChange(tx: Tx, ctx: SignedInCtx, orderId: string): Promise<void> {
  const closed = await tx
    .delete(orderRequests)
    .where(isWaitingChange(orderId))
    .returning({ id: orderRequests.id });
  for (const { id } of closed) await dropRequestFiles(tx, ctx, id);
}

/** The change of an order that its exhibitor has to agree to and has not answered. */
export function isWaitingChange(orderId: string): SQL | undefined {
  return and(
    eq(orderRequests.orderId, orderId),
    eq(orderRequests.kind, "ORDER_CHANGED"),
    eq(orderRequests.status, "PENDING"),
  );
}
