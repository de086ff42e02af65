import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { orderRequests } from "#db/schema/index.ts";
import type { RequestStatus } from "#domain/requests/status.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import type { OrderRow } from "../record/load.ts";
import { writeRequest } from "./write.ts";

type Answer = { status: Exclude<RequestStatus, "PENDING">; note: string };

/**
 * Answers the exhibitor's open wishes by what the team just did to the order, whose letter and history row report
 * it. A refusal stores the reason.
 */
export async function answerWishes(
  tx: Tx,
  ctx: SignedInCtx,
  orderId: string,
  { status, note }: Answer,
): Promise<void> {
  const open = await tx
    .select()
    .from(orderRequests)
    .where(and(isWishOf(orderId), eq(orderRequests.status, "PENDING")));
  for (const wish of open) {
    await writeRequest(tx, ctx, wish, {
      status,
      rejectionComment: status === "REJECTED" ? note : "",
      answeredBy: ctx.actor.id,
      answeredAt: ctx.now,
    });
  }
}

/** A move that is undone has answered nothing: what it answered waits again. */
export async function reopenWishes(
  tx: Tx,
  ctx: SignedInCtx,
  { id, updatedAt }: Pick<OrderRow, "id" | "updatedAt">,
): Promise<void> {
  const answered = await tx
    .select()
    .from(orderRequests)
    .where(and(isWishOf(id), ne(orderRequests.status, "PENDING"), eq(orderRequests.answeredAt, updatedAt)));
  for (const wish of answered) {
    await writeRequest(tx, ctx, wish, {
      status: "PENDING",
      rejectionComment: "",
      answeredBy: null,
      answeredAt: null,
    });
  }
}

function isWishOf(orderId: string) {
  return and(eq(orderRequests.orderId, orderId), eq(orderRequests.kind, "WISH"));
}
