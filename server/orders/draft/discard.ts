import { and, eq, isNotNull } from "drizzle-orm";
import * as v from "valibot";
import { erase, requireVersion } from "#db/records.ts";
import { files, orders } from "#db/schema/index.ts";
import { partsOf } from "#domain/actor.ts";
import { id, version } from "#domain/fields.ts";
import { whyNotOrder } from "#domain/orders/moves/status.ts";
import { Refusal } from "#domain/refusal.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { factsOf } from "../record/facts.ts";
import { loadOrder } from "../record/load.ts";
import { noteDraft } from "./note-draft.ts";

const discardInput = v.object({ id: id(), version: version() });

/** The author throws a draft away; its files are released and swept like any unlinked upload. */
export const discardDraft = change("orders.discard", {
  may: ["orders.create", "own.order"],
  input: discardInput,
  sample: ({ draft }) => ({ id: draft, version: 1 }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const { order } = await loadOrder(tx, ctx, input.id);
    const facts = { ...factsOf(order, { openRequests: false, paid: NOTHING }), status: order.status };
    const reason = whyNotOrder("discard", facts, partsOf(ctx.actor));
    if (reason) throw new Refusal(reason);
    requireVersion("order", order, input.version);
    await erase(tx, orders, order);
    const carried = and(eq(files.ownerKind, "order"), eq(files.ownerId, order.id));
    await tx.delete(files).where(and(carried, isNotNull(files.url)));
    await tx.update(files).set({ ownerKind: null, ownerId: null }).where(carried);
    await recordHistory(tx, ctx, { record: "order", recordId: order.id, action: "discard", from: "DRAFT" });
    noteDraft(tx, ctx, order);
    return { id: order.id };
  },
});

const NOTHING = { accepted: 0, handedIn: 0, outstanding: 0 };
