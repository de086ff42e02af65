import { and, eq, gt, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { contracts, history, orderRequests } from "#db/schema/index.ts";
import { isPartner, isStaff, type Part, partsOf } from "#domain/actor.ts";
import { takesApprovalBack } from "#domain/contracts/edition.ts";
import type { HistoryAction } from "#domain/records.ts";
import type { Settlement } from "#domain/orders/moves/balance.ts";
import { mayStaySilent } from "#domain/orders/moves/letters.ts";
import { type OfferedVerb, verbLeadingTo } from "#domain/orders/moves/offer.ts";
import { bearsPayment, isLive, refusesPayment } from "#domain/orders/moves/rules.ts";
import {
  BROUGHT,
  broughtBy,
  type OrderStatus,
  type SentStatus,
  whyNotForce,
  whyNotOrder,
} from "#domain/orders/moves/status.ts";
import { reasonOf, Refusal, refuse } from "#domain/refusal.ts";
import type { Need } from "#domain/needs.ts";
import { answerByMove } from "#domain/requests/rules.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { historyOf } from "../../history/read.ts";
import { recordHistory } from "../../history/record.ts";
import { readBalance } from "../payments/balance.ts";
import { factsOf, isBlockingOf } from "../record/facts.ts";
import { type LoadedOrder, loadOrder, type OrderRow } from "../record/load.ts";
import { requireFreeSpace } from "../record/live-stand.ts";
import { mailCancelledByExhibitor, mailOrderMove } from "./mail.ts";
import { namePayments } from "../payments/mail-payment.ts";
import { changesOf, settle } from "../payments/settle.ts";
import {
  handInPayment,
  judgePayments,
  newestProof,
  type PaymentRow,
  readPayments,
  type Transfer,
} from "../payments/payments.ts";
import { answerWishes } from "../requests/wishes.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

export type MoveRequest = {
  to: SentStatus;
  version: number;
  note: string;
  confirmed?: boolean;
  /** An upload that becomes the payment confirmation, and what it says of the transfer. */
  fileId?: string;
  transfer?: Transfer;
  /** Why it counts as paid with something outstanding. */
  settledAs?: Settlement | undefined;
  force?: boolean;
  /** Sends no mail. */
  silent?: boolean;
  /** Confirmations that its caller decided on already, and that its letter names. */
  judged?: readonly PaymentRow[];
  /** What history calls it; the verb of the table by default. */
  action?: HistoryAction<"order">;
};
const TRACE_EVERY_MS = 60_000;

export type Moved = { id: string; status: OrderStatus; version: number };

/**
 * Moves a loaded order to a status along the move table, or around it when an ADMIN forces it. Refused for the wrong
 * role, when stale, from the wrong status or without what the move needs. Records the move in the history and mails
 * the exhibitor.
 */
export async function moveOrder(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  request: MoveRequest,
): Promise<Moved> {
  const verb = await requireMove(tx, ctx, loaded, request, broughtBy(request));
  return makeMove(tx, ctx, loaded, request, verb);
}

/** The move as if everything it needs were given; for whoever takes it back afterwards. */
export async function tryMove(
  tx: Tx,
  ctx: SignedInCtx,
  loaded: LoadedOrder,
  request: Omit<MoveRequest, "version">,
): Promise<Moved> {
  const atOnce = { ...request, version: loaded.order.version };
  const verb = await requireMove(tx, ctx, loaded, atOnce, BROUGHT);
  return makeMove(tx, ctx, loaded, atOnce, verb);
}

/** The verb of the table that leads there, once nothing speaks against it. */
async function requireMove(
  tx: Tx,
  ctx: SignedInCtx,
  { order, submission }: LoadedOrder,
  request: MoveRequest,
  given: readonly Need[],
): Promise<OfferedVerb> {
  const { to } = request;
  const parts = partsOf(ctx.actor);
  const verb = verbLeadingTo(to, order.status, parts);
  if (!verb) throw refuse("moveNotAllowed", { record: "order", move: to, from: order.status });
  const open = await tx.$count(orderRequests, isBlockingOf(order.id));
  const hanging = { openRequests: open > 0, paid: await readBalance(tx, order) };
  const reason = request.force
    ? whyNotForce({ status: order.status, isSent: order.sentAt !== null }, to, parts, given)
    : whyNotOrder(verb, { ...factsOf(order, hanging), status: order.status }, parts, given);
  if (reason?.code === "forbidden") throw new Refusal(reason);
  requireVersion("order", order, request.version);
  if (reason) throw new Refusal(reason);
  if (request.silent) requireSilence(verb, request, parts);
  if (isLive(to) && !isLive(order.status) && !request.force) {
    await requireFreeSpace(tx, ctx, submission, order.type);
  }
  return verb;
}

async function makeMove(
  tx: Tx,
  ctx: SignedInCtx,
  { order, submission }: LoadedOrder,
  request: MoveRequest,
  verb: OfferedVerb,
): Promise<Moved> {
  const { to, note } = request;
  const judged = [...(request.judged ?? []), ...(await judgePayments(tx, ctx, order, request))];
  const file = await moveFile(tx, ctx, order, request);
  const settling = await settle(tx, order, request);
  const after = await writeOrder(tx, ctx, order, { status: to, paymentConfirmationId: file, ...settling });
  if (takesApprovalBack(order.status, to)) await outdateContracts(tx, ctx, order.id);
  const answered = isStaff(ctx.actor) && !request.silent ? answerByMove(order.status, to) : undefined;
  if (answered) await answerWishes(tx, ctx, order.id, { status: answered, note });
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: request.force ? "force" : (request.action ?? verb),
    from: order.status,
    to,
    note,
    changes: { ...(await changesOf(tx, order, after)), ...(request.silent && WITHHELD) },
    isForced: request.force,
  });
  if (!request.silent) {
    const brought = (await readPayments(tx, order.id)).filter(
      ({ fileId }) => request.fileId && fileId === file,
    );
    const payments = await namePayments(tx, [...judged, ...brought]);
    await mailOrderMove(tx, ctx, { order: after, submission }, { from: order.status, note, payments });
    if (to === "CANCELLED" && isPartner(ctx.actor) && order.sentAt !== null) {
      await mailCancelledByExhibitor(tx, ctx, { order: after, submission }, order.status);
    }
  }
  return { id: after.id, status: after.status, version: after.version };
}

/** What was printed under an approval does not hold under the next one. */
export async function outdateContracts(tx: Tx, { now }: SignedInCtx, orderId: string): Promise<void> {
  await tx
    .update(contracts)
    .set({ outdatedAt: now })
    .where(and(eq(contracts.orderId, orderId), isNull(contracts.outdatedAt)));
}

/**
 * A move that lost a race leaves a trace for the staff: who wanted what (F25), without the note, and at most one a
 * minute of one person, so that no script fills the history. The refused change itself was rolled back, so this is a
 * change of its own.
 */
export async function traceLostRace(
  ctx: SignedInCtx,
  wanted: { id: string; to: SentStatus },
  error: unknown,
): Promise<void> {
  if (reasonOf(error)?.code === "stale") await ctx.db.write((tx) => keepTrace(tx, ctx, wanted));
}

async function keepTrace(
  tx: Tx,
  ctx: SignedInCtx,
  { id, to }: { id: string; to: SentStatus },
): Promise<void> {
  const { order } = await loadOrder(tx, ctx, id);
  const recent = and(
    historyOf("order", order.id),
    eq(history.action, LOST),
    eq(history.actorId, ctx.actor.id),
    gt(history.at, new Date(ctx.now.getTime() - TRACE_EVERY_MS)),
  );
  if ((await tx.$count(history, recent)) > 0) return;
  await recordHistory(tx, ctx, { ...ofOrder(order), action: LOST, from: order.status, to });
}

/** The action of a history row about a move that came too late; partners are not shown it. */
export const LOST = "lost" satisfies HistoryAction<"order">;

/** Refuses a move without a letter, unless the letter may be left out and a note gives the reason. */
function requireSilence(verb: OfferedVerb, { force, note }: MoveRequest, parts: readonly Part[]): void {
  if (!parts.includes("staff") || !mayStaySilent(verb, force)) throw refuse("letterOwed");
  if (note === "") throw refuse("moveNeeds", { record: "order", move: verb, need: "note" });
}

const WITHHELD = { letter: { old: null, new: "withheld" } };

/** The order's confirmation after the move: a new one, the one left after a refusal, otherwise the former one. */
async function moveFile(
  tx: Tx,
  ctx: SignedInCtx,
  order: OrderRow,
  { to, fileId, transfer = NOT_STATED }: MoveRequest,
): Promise<string | null> {
  const { paymentConfirmationId: current } = order;
  if (fileId && bearsPayment(to)) return bringPayment(tx, ctx, order, { to, fileId, ...transfer });
  return refusesPayment(order.status, to) ? newestProof(tx, order.id) : current;
}

const NOT_STATED: Transfer = { reference: "", amount: null, paidOn: null };

/** A confirmation that comes with the move to PAID is found good by it. */
async function bringPayment(
  tx: Tx,
  ctx: SignedInCtx,
  order: OrderRow,
  { to, ...given }: Transfer & { to: SentStatus; fileId: string },
): Promise<string> {
  const id = await handInPayment(tx, ctx, order, given);
  await judgePayments(tx, ctx, order, { to, note: "" });
  return id;
}
