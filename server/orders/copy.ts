import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { canCopyOrder } from "#domain/orders/rules.ts";
import { refuse } from "#domain/refusal.ts";
import { change } from "../verb.ts";
import { draftOf } from "./draft-of.ts";
import { loadOrder, loadOrderable } from "./load.ts";
import { type Saved, startDraft } from "./save-draft.ts";
import { readLines } from "./store-lines.ts";
import { readAttachments } from "./tie-files.ts";

/**
 * Begins a new draft with what a cancelled order held: nobody moves a cancelled order, but its package, items and
 * notes need not be typed again. Prices are today's.
 */
export const copyOrder = change("orders.copy", {
  may: ["orders.create", "own.order"],
  input: v.object({ id: id() }),
  async run(tx, ctx, input): Promise<Saved> {
    const { order } = await loadOrder(tx, ctx, input.id);
    if (!canCopyOrder(order.status)) {
      throw refuse("moveNotAllowed", { record: "order", move: "copy", from: order.status });
    }
    const submission = await loadOrderable(tx, ctx, order.submissionId);
    const content = draftOf(order, await readLines(tx, order.id), await readAttachments(tx, order.id));
    const draft = await startDraft(tx, ctx, submission.id, content);
    return { id: draft.id, version: draft.version, savedAt: ctx.now.toISOString() };
  },
});
