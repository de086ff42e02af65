import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { orders } from "#db/schema/index.ts";
import { searchText } from "#db/search-text.ts";
import { usdFromCents } from "#domain/money.ts";
import { type StandardOrder, standardOrder } from "#domain/orders/schema.ts";
import { ORDER_MOVES, type OrderStatus } from "#domain/orders/status.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { recordHistory } from "../history/record.ts";
import { nextReference } from "../references.ts";
import { announceOrder } from "../requests/announce.ts";
import { readSettings } from "../settings/read.ts";
import { change } from "../verb.ts";
import { type Composed, composeStandard } from "./compose.ts";
import { loadOrder, loadOrderable, type OrderRow, type SubmissionRow } from "./load.ts";
import { mailOrderCreated } from "./notify.ts";
import { amountColumns, storeLines } from "./store-lines.ts";
import { ofOrder, writeOrder } from "./write.ts";

/** The answer to a sent order; dollars. */
export type Created = { id: string; reference: string; status: OrderStatus; version: number; total: number };

/**
 * Sends a standard stand (WIZ-24, WIZ-55): for a submission open for orders, with exactly one package that has a
 * price and items on offer. The server writes words and prices itself and freezes them (decisions.md 5). A draft
 * becomes the order; sending twice under one Idempotency-Key makes one.
 */
export const createStandard = change("orders.createStandard", {
  may: ["orders.create", "own.order"],
  input: standardOrder,
  async run(tx, ctx, input): Promise<Created> {
    const submission = await loadOrderable(ctx, tx, input.submissionId);
    const draft = input.draftId ? await loadDraft(ctx, tx, input.draftId, submission) : undefined;
    const settings = await readSettings(tx);
    const composed = await composeStandard(tx, input.orderServices, {
      settings,
      sizeM2: submission.spaceM2,
    });
    const reference = await nextReference(tx, "ORD", Number(settings.conference.from.slice(0, 4)));

    const order = await storeSent(tx, ctx, { input, submission, draft, composed, reference });
    await storeLines(tx, order.id, composed.lines);
    const { itemCount, total } = composed.price;
    await announceOrder(tx, ctx, {
      id: order.id,
      submissionId: submission.id,
      reference,
      itemCount,
      total,
    });
    await recordHistory(tx, ctx, {
      ...ofOrder(order),
      action: "submit",
      from: draft?.status,
      to: order.status,
    });
    await mailOrderCreated(tx, ctx, { order, submission });
    return {
      id: order.id,
      reference,
      status: order.status,
      version: order.version,
      total: usdFromCents(total),
    };
  },
});

/** The draft the order was written as: the author's, of this submission, and not sent yet. */
async function loadDraft(
  ctx: SignedInCtx,
  tx: Tx,
  draftId: string,
  submission: SubmissionRow,
): Promise<OrderRow> {
  const { order } = await loadOrder(ctx, tx, draftId);
  if (order.submissionId !== submission.id) throw refuse("notFound", { record: "order" });
  if (order.status !== "DRAFT") {
    throw refuse("moveNotAllowed", { record: "order", move: "send", from: order.status });
  }
  return order;
}

type Sent = {
  input: StandardOrder;
  submission: SubmissionRow;
  draft: OrderRow | undefined;
  composed: Composed;
  reference: string;
};

async function storeSent(tx: Tx, ctx: SignedInCtx, sent: Sent): Promise<OrderRow> {
  const { input, submission, draft, composed, reference } = sent;
  const id = draft?.id ?? newId();
  const columns = {
    reference,
    type: "STANDARD",
    standType: "STANDARD",
    status: ORDER_MOVES.send.to,
    draft: null,
    briefing: null,
    extraServices: input.extraServices ?? null,
    notes: input.notes,
    sizeM2: submission.spaceM2,
    ...amountColumns(composed),
    search: searchText(submission.institutionName, submission.representativeName, reference, id),
    sentAt: ctx.now,
  } as const;
  if (draft) return writeOrder(tx, ctx, draft, columns);
  const { id: submissionId } = submission;
  const at = { createdAt: ctx.now, updatedAt: ctx.now };
  const [order] = await tx
    .insert(orders)
    .values({ id, submissionId, authorId: ctx.actor.id, ...columns, ...at })
    .returning();
  if (!order) throw new Error("the order was not stored");
  return order;
}
