import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { requireVersion } from "#db/records.ts";
import { orders } from "#db/schema/index.ts";
import { message } from "#domain/messages.ts";
import { MAX_DRAFTS, type OrderDraft, saveDraftInput } from "#domain/orders/draft/draft.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { isSame } from "#domain/same.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { loadOrder, loadOrderable, type OrderRow } from "../record/load.ts";
import { attachDraftFiles } from "../files/attach-files.ts";
import { noteDraft, noteDraftWritten } from "./note-draft.ts";
import { writeOrder } from "../record/write.ts";

const saveInput = v.pipe(
  saveDraftInput,
  v.forward(
    v.check(({ draft }) => draft.submissionId !== "", message("submissionIdRequired")),
    ["draft"],
  ),
);
type SaveDraft = v.InferOutput<typeof saveInput>;

export type Saved = { id: string; version: number; savedAt: string };

/**
 * Saves the wizard's content, complete or not, for a submission open for orders. Without an id it makes a draft; the
 * older of two tabs is refused as `stale`. One person at a time writes it: a colleague takes it over first.
 */
export const saveDraft = change("orders.saveDraft", {
  may: ["orders.create", "own.order"],
  input: saveInput,
  sample: ({ draft, submission }) => ({ id: draft, version: 1, draft: { submissionId: submission } }),
  async run(tx, ctx, input): Promise<Saved> {
    const submission = await loadOrderable(tx, ctx, input.draft.submissionId);
    const order = input.id
      ? await rewriteDraft(tx, ctx, input.id, input)
      : await startDraft(tx, ctx, submission.id, input.draft);
    return { id: order.id, version: order.version, savedAt: ctx.now.toISOString() };
  },
});

async function rewriteDraft(tx: Tx, ctx: SignedInCtx, id: string, input: SaveDraft): Promise<OrderRow> {
  const { order } = await loadOrder(tx, ctx, id);
  if (order.submissionId !== input.draft.submissionId) throw refuse("notFound", { record: "order" });
  if (order.status !== "DRAFT") throw refuse("orderLocked", { status: order.status });
  requireVersion("order", order, input.version);
  const columns = draftColumns(await attachDraftFiles(tx, ctx, order.id, input.draft));
  // A page that saves by itself may repeat a save.
  if (isSame({ ...order, ...columns }, order)) return order;
  const written = await writeOrder(tx, ctx, order, columns);
  noteDraftWritten(tx, ctx, written);
  return written;
}

/** A new draft; refused when there are many already. */
export async function startDraft(
  tx: Tx,
  ctx: SignedInCtx,
  submissionId: string,
  draft: OrderDraft,
  copiedFrom: string | null = null,
): Promise<OrderRow> {
  await requireRoomForDraft(tx, ctx, submissionId);
  const id = newId();
  const at = { createdAt: ctx.now, updatedAt: ctx.now };
  const columns = draftColumns(await attachDraftFiles(tx, ctx, id, draft));
  const [order] = await tx
    .insert(orders)
    .values({ id, submissionId, authorId: ctx.actor.id, status: "DRAFT", copiedFrom, ...columns, ...at })
    .returning();
  if (!order) throw new Error("the draft was not stored");
  await recordHistory(tx, ctx, { record: "order", recordId: id, action: "create", to: "DRAFT" });
  noteDraft(tx, ctx, order);
  return order;
}

/** Refused with `draftsFull` when this person has all the open drafts of a submission that anybody may have. */
export async function requireRoomForDraft(tx: Tx, ctx: SignedInCtx, submissionId: string): Promise<void> {
  const open = and(
    eq(orders.submissionId, submissionId),
    eq(orders.authorId, ctx.actor.id),
    eq(orders.status, "DRAFT"),
  );
  if ((await tx.$count(orders, open)) >= MAX_DRAFTS) throw refuse("draftsFull", { limit: MAX_DRAFTS });
}

/** The columns a draft shows of what it holds. */
export function draftColumns(draft: OrderDraft) {
  const { type, standType } = orderKindOf(draft.orderType);
  return { draft, type, standType, notes: draft.notes };
}
