import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { files, orders } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { id, version } from "#domain/fields.ts";
import { whyNotOrder } from "#domain/orders/status.ts";
import { can } from "#domain/permissions.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { factsOf } from "./facts.ts";
import { loadOrder, type MemberCtx } from "./load.ts";
import { requireVersion } from "./write.ts";

export const DiscardSchema = v.object({ id: id(), version: version() });

/** The author throws a draft away (decisions.md 7); its files are released and swept like any unlinked upload. */
export async function discardDraft(
  ctx: MemberCtx,
  input: v.InferOutput<typeof DiscardSchema>,
): Promise<{ id: string }> {
  if (!can(ctx.actor, "orders.create") && !can(ctx.actor, "own.order")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "orders.discard", input, async () => {
      const { order } = await loadOrder(ctx, tx, input.id);
      const facts = { ...factsOf(order, new Set()), status: order.status };
      const reason = whyNotOrder("discard", facts, partsOf(ctx.actor));
      if (reason) throw new Refusal(reason);
      requireVersion(order, input.version);
      await tx.delete(orders).where(and(eq(orders.id, order.id), eq(orders.version, input.version)));
      await tx
        .update(files)
        .set({ ownerKind: null, ownerId: null })
        .where(and(eq(files.ownerKind, "order"), eq(files.ownerId, order.id)));
      await recordHistory(tx, ctx, { record: "order", recordId: order.id, action: "discard", from: "DRAFT" });
      return { id: order.id };
    }),
  );
}
