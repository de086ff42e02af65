import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { insertRows } from "#db/insert-rows.ts";
import { orderRequests } from "#db/schema/index.ts";
import { SYSTEM } from "#domain/actor.ts";
import { REQUEST_MOVES } from "#domain/requests/status.ts";
import type { Ctx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { sayOrderCreated } from "./words.ts";

export type SentOrder = QuotedTotal & {
  id: string;
  submissionId: string;
  reference: string;
  /** Number of items beside the stand. */
  itemCount: number;
};

/**
 * The portal's own first request of a sent order: it was created, with how many items and for what total (REQ-02).
 * Nobody has to answer it: it is born APPROVED.
 */
export async function announceOrder(tx: Tx, ctx: Pick<Ctx, "now">, order: SentOrder): Promise<void> {
  const id = newId();
  const { to } = REQUEST_MOVES.announce;
  const [pt, en] = [sayOrderCreated("pt", order), sayOrderCreated("en", order)];
  const request = {
    id,
    orderId: order.id,
    kind: "ORDER_CREATED" as const,
    status: to,
    titlePt: pt.title,
    titleEn: en.title,
    messagePt: pt.message,
    messageEn: en.message,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
  await insertRows(tx, orderRequests, [request]);
  await recordHistory(
    tx,
    { actor: SYSTEM, now: ctx.now },
    { record: "request", recordId: id, submissionId: order.submissionId, action: "announce", to },
  );
}
