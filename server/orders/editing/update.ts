import type * as v from "valibot";
import type { Tx } from "#db/client.ts";
import { requireVersion } from "#db/records.ts";
import { usdFromCents } from "#domain/money.ts";
import { emptyDraft, type OrderDraft } from "#domain/orders/draft/draft.ts";
import { askedFor } from "#domain/orders/lines/extra-services.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import { orderKindOf } from "#domain/orders/kinds/kinds.ts";
import { whyNotEditOrder } from "#domain/orders/moves/rules.ts";
import { orderUpdate } from "#domain/orders/moves/schema.ts";
import { hasOpenChange } from "#domain/orders/reading/version.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { requireChanges } from "#domain/history.ts";
import { recordHistory } from "../../history/record.ts";
import { readSettings } from "../../event/read.ts";
import { change } from "../../call/verb.ts";
import { compose } from "../lines/compose.ts";
import { draftOf } from "../draft/draft-of.ts";
import { readOffered } from "../lines/goods.ts";
import { type LoadedOrder, loadOrder, type OrderRow } from "../record/load.ts";
import { ORDER_SAMPLES } from "../record/samples.ts";
import { draftColumns } from "../draft/save-draft.ts";
import { requireSeenTotal } from "../lines/seen-total.ts";
import { amountColumns, readLines, storeLines, summariseLine } from "../lines/store-lines.ts";
import { readAttachments, attachDraftFiles, attachSentFiles } from "../files/attach-files.ts";
import { agreedContent, contentOf, keepVersion, nextNumber } from "../lines/versions.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

type Update = v.InferOutput<typeof orderUpdate>;

export type Updated = { id: string; version: number; total: number };

/**
 * The partner's edit of an own order (ORD-20): open in DRAFT and PENDING, refused with `orderLocked` afterwards. A
 * sent order keeps its type and its price is computed again; existing lines keep words and prices.
 */
export const updateOrder = change("orders.update", {
  may: ["own.edit"],
  input: orderUpdate,
  sample: (existing) => ({
    id: existing.order,
    version: 1,
    order: { orderType: "STANDARD", ...ORDER_SAMPLES.STANDARD(existing) },
  }),
  async run(tx, ctx, input): Promise<Updated> {
    const loaded = await loadOrder(tx, ctx, input.id);
    requireEditable(ctx, loaded.order, input);
    const isDraft = loaded.order.status === "DRAFT";
    return isDraft ? rewriteDraft(tx, ctx, loaded, input) : rewriteOrder(tx, ctx, loaded, input);
  },
});

function requireEditable(ctx: SignedInCtx, order: OrderRow, input: Update): void {
  const reason = whyNotEditOrder(ctx.actor, order, input.order.orderType);
  if (reason) throw new Refusal(reason);
  if (hasOpenChange(order)) throw refuse("changeOpen");
  if (order.submissionId !== input.order.submissionId) throw refuse("notFound", { record: "submission" });
  requireVersion("order", order, input.version);
}

/** A draft is stored as it was typed: it is checked and priced when it is sent. */
async function rewriteDraft(
  tx: Tx,
  ctx: SignedInCtx,
  { order }: LoadedOrder,
  input: Update,
): Promise<Updated> {
  const before = order.draft ?? emptyDraft(order.submissionId);
  const content = await attachDraftFiles(tx, ctx, order.id, filledIn(before, input));
  const after = await writeOrder(tx, ctx, order, draftColumns(content));
  return { id: after.id, version: after.version, total: usdFromCents(after.totalCents) };
}

/** What was filled in before, with what was sent now in its place. */
function filledIn(before: OrderDraft, { order: { orderType, ...order } }: Update): OrderDraft {
  return { ...before, orderType, ...orderKindOf(orderType).content(order) };
}

async function rewriteOrder(tx: Tx, ctx: SignedInCtx, loaded: LoadedOrder, input: Update): Promise<Updated> {
  const { order, submission } = loaded;
  const lines = await readLines(tx, order.id);
  const attached = await readAttachments(tx, order.id);
  const sent = filledIn(draftOf(order, lines, attached), input);
  const content = await attachSentFiles(tx, ctx, order.id, sent);
  const composed = compose(content, {
    settings: await readSettings(ctx.db.read),
    offered: await readOffered(ctx.db.read),
    sizeM2: order.sizeM2 ?? submission.spaceM2,
    sent: { order, lines },
  });
  if (!composed.isComplete)
    throw refuse("moveNeeds", { record: "order", move: "update", need: "orderComplete" });
  requireSeenTotal(composed, input.order);
  const written = {
    ...amountColumns(composed),
    ...orderKindOf(order.type).kept(content),
    notes: content.notes,
  };
  const changes = requireChanges(
    { ...describe(order, lines), attachments: namesOf(attached) },
    { ...describe(written, composed.lines), attachments: namesOf(content.proposal.attachments) },
  );
  await agreedContent(tx, order);
  const number = await nextNumber(tx, order);
  const after = await writeOrder(tx, ctx, order, {
    ...written,
    contentVersion: number,
    agreedVersion: number,
  });
  await storeLines(tx, order.id, composed.lines);
  const agreed = contentOf(after, composed.lines);
  await keepVersion(tx, ctx, order.id, { number, content: agreed, isAgreed: true });
  await recordHistory(tx, ctx, {
    ...ofOrder(order),
    action: "update",
    changes,
  });
  return { id: after.id, version: after.version, total: usdFromCents(after.totalCents) };
}

function namesOf(references: readonly FileReference[]): string[] {
  return references.map(({ name }) => name).toSorted();
}

type Amount = "spaceCents" | "structureCents" | "extraCents" | "totalCents";
type Text = "packageId" | "notes" | "description" | "briefing" | "extraServices";
type Described = Pick<OrderRow, Amount | Text>;

/** The fields of an order that history compares; amounts in dollars. */
function describe(
  order: Described,
  lines: readonly Parameters<typeof summariseLine>[0][],
): Record<string, unknown> {
  return {
    package: order.packageId,
    lines: lines.map(summariseLine),
    notes: order.notes,
    description: order.description,
    briefing: order.briefing,
    extraServices: order.extraServices ? askedFor(order.extraServices) : {},
    spaceAmount: usdFromCents(order.spaceCents),
    structureAmount: usdFromCents(order.structureCents),
    extraAmount: usdFromCents(order.extraCents),
    total: usdFromCents(order.totalCents),
  };
}
