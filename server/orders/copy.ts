import { canCopyOrder } from "#domain/orders/rules.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { once } from "../idempotency.ts";
import { draftOf } from "./draft-of.ts";
import { loadOrder, loadOrderable, type MemberCtx } from "./load.ts";
import { startDraft, type Saved } from "./save-draft.ts";
import { readLines } from "./store-lines.ts";

/**
 * Begins a new draft with what a cancelled order held (decisions.md 7): nobody moves a cancelled order, but its
 * package, items and notes need not be typed again. Prices are today's.
 */
export async function copyOrder(ctx: MemberCtx, input: { id: string }): Promise<Saved> {
  if (!can(ctx.actor, "orders.create") && !can(ctx.actor, "own.order")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "orders.copy", input, async () => {
      const { order } = await loadOrder(ctx, tx, input.id);
      if (!canCopyOrder(order.status)) {
        throw refuse("moveNotAllowed", { record: "order", move: "copy", from: order.status });
      }
      const submission = await loadOrderable(ctx, tx, order.submissionId);
      const lines = (await readLines(tx, order.id)).filter(({ kind }) => kind === "catalogue");
      const draft = await startDraft(tx, ctx, submission.id, draftOf(order, lines));
      return { id: draft.id, version: draft.version, savedAt: ctx.now.toISOString() };
    }),
  );
}
