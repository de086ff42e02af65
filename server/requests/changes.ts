import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { orderRequests } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import type { OrderChange } from "#domain/orders/reading/version.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { mayForceAnswer, whyNotRequest } from "#domain/requests/rules.ts";
import type { SignedInCtx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import type { LoadedOrder } from "../orders/load.ts";
import { agreeTo } from "../orders/versions.ts";
import { ofOrder, writeOrder } from "../orders/write.ts";
import { requireVersion } from "../version.ts";
import { dropRequestFiles } from "./files.ts";
import type { LoadedRequest } from "./load.ts";
import { mailRequestMoved } from "./mail.ts";
import { sayOrderChanged } from "./words.ts";
import { insertComment, insertRequest, writeRequest, type Written } from "./write.ts";

type Proposed = { change: OrderChange; number: number };

/** Asks the exhibitor to agree to what the team changed; one that waits already goes on with the newer state. */
export async function openChange(
  tx: Tx,
  ctx: SignedInCtx,
  { order }: LoadedOrder,
  { change, number }: Proposed,
): Promise<void> {
  const figures = {
    reference: order.reference ?? "",
    before: change.before.total,
    after: change.after.total,
  };
  const [pt, en] = [sayOrderChanged("pt", figures), sayOrderChanged("en", figures)];
  const said = { titlePt: pt.title, titleEn: en.title, messagePt: pt.message, messageEn: en.message };
  const asked = { ...said, change, contentVersion: number };
  const [waiting] = await tx.select().from(orderRequests).where(isWaitingChange(order.id));
  if (waiting) await writeRequest(tx, ctx, waiting, asked);
  else await insertRequest(tx, ctx, { orderId: order.id, kind: "ORDER_CHANGED", ...asked });
}

/** Nothing is changed any more, so nothing is asked; what came with comments to it goes with them. */
export async function closeChange(tx: Tx, ctx: SignedInCtx, orderId: string): Promise<void> {
  const closed = await tx
    .delete(orderRequests)
    .where(isWaitingChange(orderId))
    .returning({ id: orderRequests.id });
  for (const { id } of closed) await dropRequestFiles(tx, ctx, id);
}

/** The change of an order that its exhibitor has been asked to agree to, and has not answered. */
export function isWaitingChange(orderId: string): SQL | undefined {
  return and(
    eq(orderRequests.orderId, orderId),
    eq(orderRequests.kind, "ORDER_CHANGED"),
    eq(orderRequests.status, "PENDING"),
  );
}

type Answer = {
  verb: "approve" | "reject";
  version: number;
  comment: string;
  contentVersion?: number;
  force: boolean;
};

/**
 * The exhibitor's answer to "Order changed", or an ADMIN's in the exhibitor's place with a note. It names the state of
 * the order that was read: an answer to an older one is refused. Approved, that state is what both sides agree on;
 * refused, the order waits for the team to take the change back or make another.
 */
export async function answerChange(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedRequest,
  { verb, version, comment, contentVersion, force }: Answer,
): Promise<Written> {
  const { order, request } = loaded;
  requireParty(ctx, loaded, { verb, comment, force });
  const current = request.contentVersion ?? order.contentVersion;
  if (request.status === "PENDING" && contentVersion !== current) throw refuse("changeOutdated", { current });
  requireVersion("request", request, version);
  const isApproved = verb === "approve";
  const after = await writeRequest(tx, ctx, request, {
    status: isApproved ? "APPROVED" : "REJECTED",
    rejectionComment: isApproved ? "" : comment,
    answeredBy: ctx.actor.id,
    answeredAt: ctx.now,
  });
  if (isApproved) {
    await agreeTo(tx, ctx, order.id, current);
    if (comment) await insertComment(tx, ctx, request.id, comment);
  }
  await writeOrder(tx, ctx, order, isApproved ? { agreedVersion: current } : {});
  const action = isApproved ? "approveChange" : "rejectChange";
  await recordHistory(tx, ctx, { ...ofOrder(order), action, note: comment, isForced: force });
  await mailRequestMoved(tx, ctx, { ...loaded, request: after }, comment);
  return { id: after.id, status: after.status, version: after.version };
}

type Asked = Pick<Answer, "verb" | "comment" | "force">;

function requireParty(ctx: SignedInCtx, { request }: LoadedRequest, { verb, comment, force }: Asked): void {
  const parts = partsOf(ctx.actor);
  if (force) {
    if (!mayForceAnswer(request, parts)) throw refuse("forbidden");
    if (!comment) throw refuse("moveNeeds", { record: "request", move: verb, need: "note" });
    return;
  }
  const reason = whyNotRequest(verb, request, parts, comment ? ["comment"] : []);
  if (reason) throw new Refusal(reason);
}
