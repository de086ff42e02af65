import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { isNamed } from "#db/every.ts";
import type { ReadDb, Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { orderRequests, orders, outbox, submissions } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import type { Cents } from "#domain/money.ts";
import type { Reason } from "#domain/refusal.ts";
import type { BulkVerb } from "#domain/bulk/acts.ts";
import { takesApprovalBack } from "#domain/contracts/edition.ts";
import { isLive } from "#domain/orders/moves/rules.ts";
import { ORDER_MOVES, SENT_STATUSES, whyNotOrder } from "#domain/orders/moves/status.ts";
import { bulkOf, type Undone, type Assessed } from "../runs/bulk-of.ts";
import { nameOrders } from "../runs/names.ts";
import type { Ctx, SignedInCtx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { recordHistory } from "../history/record.ts";
import { factsOf, isBlockingOf } from "./record/facts.ts";
import { everyOrder } from "./reading/list.ts";
import { balanceOfRow, TRANSFERRED } from "./payments/balance.ts";
import { isWaitingOf } from "./requests/waiting.ts";
import { reopenWishes } from "./requests/wishes.ts";
import { requireFreeSpace } from "./record/live-stand.ts";
import { type LoadedOrder, loadOrder } from "./record/load.ts";
import { mailMoveUndone } from "./moves/mail.ts";
import { REACHES_NOBODY } from "../members/recipient.ts";
import { moveOrder, outdateContracts } from "./moves/move.ts";
import { judgePayments } from "./payments/payments.ts";
import { readSeenProofs } from "./payments/seen-proofs.ts";
import { ofOrder, writeOrder } from "./record/write.ts";

/** The moves of orders, many at once. */
export const orderBulk = bulkOf("orders", {
  records: ["order"],
  may: ["orders.move"],
  every: everyOrder,
  assess,
  name: nameOrders,
  async make(tx, ctx, { id, version, settledAs }, verb, note) {
    const loaded = await loadOrder(tx, ctx, id);
    const { to } = ORDER_MOVES[verb];
    const { version: after } = await moveOrder(tx, ctx, loaded, { to, version, note, settledAs });
    return { version: after };
  },
  undo,
});

async function assess(
  db: ReadDb,
  ctx: Ctx,
  ids: readonly string[],
  verb: BulkVerb<"orders">,
): Promise<Assessed[]> {
  const { tolerance } = (await readSettings(db)).paying;
  const rows = await db
    .select({
      order: orders,
      open: db.$count(orderRequests, isBlockingOf(orders.id)),
      wishes: db.$count(orderRequests, isWaitingOf("team", orders.id)),
      reachesNobody: REACHES_NOBODY,
      ...TRANSFERRED,
    })
    .from(orders)
    .innerJoin(submissions, eq(submissions.id, orders.submissionId))
    .where(isNamed(orders.id, ids));
  const seen = verb === "markPaid" ? await readSeenProofs(db, ids) : [];
  return rows.map(({ order, open, wishes, reachesNobody, ...sums }) => {
    const paid = balanceOfRow(order, sums);
    const facts = { ...factsOf(order, { openRequests: open > 0, paid }), status: order.status };
    return {
      id: order.id,
      version: order.version,
      reference: order.reference ?? "",
      from: order.status,
      to: ORDER_MOVES[verb].to,
      reason: whyNotOrder(verb, facts, partsOf(ctx.actor), ["note", "settlement"]),
      caution: cautionOf(verb, {
        outstanding: paid.outstanding,
        tolerance,
        wishes,
        reachesNobody,
        seenOn: seen.filter(({ ofOrderId, isJudged }) => ofOrderId === order.id && !isJudged),
      }),
    };
  });
}

type Doubts = {
  outstanding: Cents;
  tolerance: Cents;
  wishes: number;
  reachesNobody: boolean;
  /** Where the confirmations that would be accepted came before. */
  seenOn: readonly { reference: string | null }[];
};

function cautionOf(
  verb: BulkVerb<"orders">,
  { outstanding, tolerance, wishes, reachesNobody, seenOn }: Doubts,
): Reason | undefined {
  if (verb === "approve" && wishes > 0) return { code: "openWish", params: {} };
  if (verb === "markPaid") {
    const short = { missing: outstanding, isCharges: outstanding <= tolerance };
    const on = [...new Set(seenOn.map(({ reference }) => reference ?? ""))].join(", ");
    if (on) return { code: "proofSeen", params: { on, ...short } };
    if (outstanding > 0) return { code: "paymentIncomplete", params: short };
  }
  return reachesNobody ? { code: "nobodyReached", params: {} } : undefined;
}

/**
 * Returns an order to its former status, while it is still as the run left it. A waiting mail about the move is
 * taken back; after a sent mail the exhibitor is informed of the mistake.
 */
async function undo(tx: Tx, ctx: SignedInCtx, { id, version, from, note }: Undone): Promise<void> {
  const loaded = await loadOrder(tx, ctx, id);
  const { order, submission } = loaded;
  requireVersion("order", order, version);
  const to = v.parse(v.picklist(SENT_STATUSES), from);
  if (isLive(to) && !isLive(order.status)) await requireFreeSpace(tx, ctx, submission, order.type);
  await judgePayments(tx, ctx, order, { to, note: "" });
  const settled = to === "PAID" ? {} : { settledCents: 0, settledAs: null };
  const after = await writeOrder(tx, ctx, order, { status: to, ...settled });
  if (takesApprovalBack(order.status, to)) await outdateContracts(tx, ctx, order.id);
  await reopenWishes(tx, ctx, order);
  await recordHistory(tx, ctx, { ...ofOrder(order), action: "undoMove", from: order.status, to, note });
  if ((await takeMailBack(tx, ctx, loaded)) === "gone") {
    await mailMoveUndone(tx, ctx, { order: after, submission });
  }
}

/**
 * What became of the letter of the run: taken back where no mail server has it, be it that it waits or that it was
 * kept, and otherwise gone; one on its way is not tried again. A move that told nobody, and a letter that nobody
 * received, need no second one.
 */
async function takeMailBack(tx: Tx, { bulk }: SignedInCtx, { order }: LoadedOrder): Promise<"gone" | "none"> {
  const isOfMove = and(
    eq(outbox.recordKind, "order"),
    eq(outbox.recordId, order.id),
    eq(outbox.runId, bulk?.id ?? ""),
  );
  await tx.delete(outbox).where(and(isOfMove, inArray(outbox.status, ["queued", "failed", "kept"])));
  await tx
    .update(outbox)
    .set({ takenBack: true })
    .where(and(isOfMove, eq(outbox.status, "sending")));
  const gone = await tx.$count(outbox, and(isOfMove, inArray(outbox.status, ["sending", "sent"])));
  return gone > 0 ? "gone" : "none";
}
