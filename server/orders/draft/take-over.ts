import { and, eq } from "drizzle-orm";
import * as v from "valibot";
import { requireVersion } from "#db/records.ts";
import { orders, users } from "#db/schema/index.ts";
import { id, version } from "#domain/fields.ts";
import { refuse } from "#domain/refusal.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { isDraftOfColleague } from "./colleagues-drafts.ts";
import { loadOrderable } from "../record/load.ts";
import { noteTakenOver } from "./note-draft.ts";
import { requireRoomForDraft, type Saved } from "./save-draft.ts";
import { ofOrder, writeOrder } from "../record/write.ts";

/**
 * Moves a colleague's draft to this account and notes whose it was. Whoever has it open learns of it at the next
 * save and does not lose their text. `version`: the take-over is refused after a change.
 */
export const takeOver = change("orders.takeOver", {
  may: ["own.order"],
  input: v.object({ id: id(), version: version() }),
  sample: ({ draft }) => ({ id: draft, version: 1 }),
  async run(tx, ctx, input): Promise<Saved> {
    const [found] = await tx
      .select({ order: orders, author: users.name })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.authorId))
      .where(and(eq(orders.id, input.id), isDraftOfColleague(ctx.actor.id)));
    if (!found) throw refuse("notFound", { record: "order" });
    const { order, author } = found;
    await loadOrderable(tx, ctx, order.submissionId);
    requireVersion("order", order, input.version);
    await requireRoomForDraft(tx, ctx, order.submissionId);
    const own = await writeOrder(tx, ctx, order, { authorId: ctx.actor.id });
    await recordHistory(tx, ctx, { ...ofOrder(order), action: "takeOver", note: author });
    noteTakenOver(tx, order, own);
    return { id: own.id, version: own.version, savedAt: ctx.now.toISOString() };
  },
});
