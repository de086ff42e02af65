import { and, eq, gt } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { history } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { verbLeadingTo } from "#domain/orders/offer.ts";
import { bearsPayment, refusesPayment } from "#domain/orders/rules.ts";
import { whyNotForce, whyNotOrder, type OrderStatus, type SentStatus } from "#domain/orders/status.ts";
import { Refusal, refuse, reasonOf, type Need } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { factsOf, readOpenChanges } from "./facts.ts";
import { loadOrder, type LoadedOrder, type MemberCtx, type OrderRow } from "./load.ts";
import { mailStatus } from "./notify.ts";
import { retireFile, takePaymentFile } from "./payment-file.ts";
import { requireVersion, writeOrder } from "./write.ts";

export type MoveRequest = {
  to: SentStatus;
  version: number;
  note: string;
  confirmed?: boolean;
  /** An upload that becomes the payment confirmation. */
  fileId?: string;
  force?: boolean;
  /** What history calls it; the verb of the table unless told. */
  action?: string;
};
const TRACE_EVERY_MS = 60_000;

export type Moved = { id: string; status: OrderStatus; version: number };

/**
 * Moves a loaded order to a status along the table of decisions.md 7, or around it when an ADMIN forces it. Refused
 * for the wrong role, when stale, from the wrong status or without what the move needs. Writes who, when, from, to
 * and the note, and tells the exhibitor.
 */
export async function moveOrder(
  tx: Tx,
  ctx: MemberCtx,
  loaded: LoadedOrder,
  request: MoveRequest,
): Promise<Moved> {
  const { order, submission } = loaded;
  const { to, note } = request;
  const parts = partsOf(ctx.actor);
  const verb = verbLeadingTo(to, order.status, parts);
  if (!verb) throw refuse("moveNotAllowed", { record: "order", move: to, from: order.status });
  const reason = request.force
    ? whyNotForce({ status: order.status, isSent: order.sentAt !== null }, to, parts, note)
    : whyNotOrder(
        verb,
        { ...factsOf(order, await readOpenChanges(tx, [order.id])), status: order.status },
        parts,
        givenWith(request),
      );
  if (reason?.code === "forbidden") throw new Refusal(reason);
  requireVersion(order, request.version);
  if (reason) throw new Refusal(reason);

  const file = await moveFile(tx, ctx, order, request);
  const after = await writeOrder(tx, ctx, order, { status: to, paymentConfirmationId: file });
  await recordHistory(tx, ctx, {
    record: "order",
    recordId: order.id,
    submissionId: order.submissionId,
    action: request.force ? "force" : (request.action ?? verb),
    from: order.status,
    to,
    note,
    changes:
      file === order.paymentConfirmationId
        ? undefined
        : { paymentConfirmation: { old: order.paymentConfirmationId, new: file } },
    isForced: request.force,
  });
  await mailStatus(tx, ctx, { order: after, submission }, order.status, note);
  return { id: after.id, status: after.status, version: after.version };
}

/**
 * A move that lost a race leaves a trace for the staff: who wanted what (F25), without the note, and at most one a
 * minute of one person, so that no script fills the history. The refused change itself was rolled back, so this is a
 * change of its own.
 */
export async function recordLostRace<T>(
  ctx: MemberCtx,
  wanted: { id: string; to: SentStatus },
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (reasonOf(error)?.code === "stale") await ctx.db.write((tx) => keepTrace(tx, ctx, wanted));
    throw error;
  }
}

async function keepTrace(tx: Tx, ctx: MemberCtx, { id, to }: { id: string; to: SentStatus }): Promise<void> {
  const { order } = await loadOrder(ctx, tx, id);
  const { id: recordId, submissionId, status: from } = order;
  const recent = and(
    eq(history.record, "order"),
    eq(history.recordId, recordId),
    eq(history.action, LOST),
    eq(history.actorId, ctx.actor.id),
    gt(history.at, new Date(ctx.now.getTime() - TRACE_EVERY_MS)),
  );
  if ((await tx.$count(history, recent)) > 0) return;
  await recordHistory(tx, ctx, { record: "order", recordId, submissionId, action: LOST, from, to });
}

/** The action of a history row that tells of a move that came too late; partners are not shown it. */
export const LOST = "lost";

function givenWith({ note, confirmed, fileId }: MoveRequest): Need[] {
  const given: Need[] = [];
  if (note !== "") given.push("note");
  if (confirmed) given.push("confirmed");
  if (fileId) given.push("paymentConfirmation");
  return given;
}

/** The confirmation the order has after the move: a new one, none after a refusal, otherwise the one it had. */
async function moveFile(
  tx: Tx,
  ctx: MemberCtx,
  order: OrderRow,
  { to, fileId }: MoveRequest,
): Promise<string | null> {
  const { paymentConfirmationId: current } = order;
  if (fileId && bearsPayment(to)) {
    return (await takePaymentFile(tx, ctx, order, fileId)).id;
  }
  if (current && refusesPayment(order.status, to)) {
    await retireFile(tx, ctx, current);
    return null;
  }
  return current;
}
