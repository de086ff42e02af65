import * as v from "valibot";
import { newId } from "#db/columns.ts";
import { id } from "#domain/fields.ts";
import { asksForFreeSpace, canCopyOrder } from "#domain/orders/moves/rules.ts";
import type { SeenGoods } from "#domain/orders/draft/seen-goods.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../../call/verb.ts";
import { draftOf } from "./draft-of.ts";
import type { LineRow } from "../lines/goods.ts";
import { requireFreeSpace } from "../record/live-stand.ts";
import { loadOrder, loadOrderable, type OrderRow } from "../record/load.ts";
import { type Saved, startDraft } from "./save-draft.ts";
import { readLines } from "../lines/store-lines.ts";
import { readAttachments } from "../files/attach-files.ts";

/**
 * Begins a new draft with what a cancelled or rejected order held, so that nothing need be typed again. Prices are
 * today's; no approval, discount or price of the team comes along. The draft says what changed since the order was sent.
 */
export const copyOrder = change("orders.copy", {
  may: ["orders.create", "own.order"],
  input: v.object({ id: id() }),
  sample: ({ order }) => ({ id: order }),
  async run(tx, ctx, input): Promise<Saved> {
    const { order } = await loadOrder(tx, ctx, input.id);
    if (!canCopyOrder(order.status)) {
      throw refuse("moveNotAllowed", { record: "order", move: "copy", from: order.status });
    }
    const submission = await loadOrderable(tx, ctx, order.submissionId);
    if (asksForFreeSpace(order.status)) await requireFreeSpace(tx, ctx, submission, order.type);
    const lines = await readLines(tx, order.id);
    const held = draftOf(order, lines, await readAttachments(tx, order.id));
    const content = { ...held, lines: held.lines.map((line) => ({ ...line, lineId: newId() })) };
    const seen = soldGoods(order, lines);
    const draft = await startDraft(tx, ctx, submission.id, { ...content, seen }, order.id);
    return { id: draft.id, version: draft.version, savedAt: ctx.now.toISOString() };
  },
});

/** The words and prices the order was sent with. */
function soldGoods(order: OrderRow, lines: readonly LineRow[]): SeenGoods {
  const { packageId: id, spacePerM2Cents: spacePerM2, structurePerM2Cents: structurePerM2 } = order;
  const isPriced = id !== null && spacePerM2 !== null && structurePerM2 !== null;
  const items = lines
    .filter(({ kind }) => kind === "catalogue")
    .map(({ itemId, titlePt, titleEn, unitMetric, unitPriceCents }) => [
      itemId,
      { title_pt: titlePt, title_en: titleEn, unitMetric, unitPrice: unitPriceCents },
    ]);
  return {
    items: Object.fromEntries(items),
    package: isPriced ? { id, spacePerM2, structurePerM2 } : null,
    customSpacePerM2: order.type === "CUSTOM" ? spacePerM2 : null,
  };
}
