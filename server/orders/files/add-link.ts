import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { linkInput } from "#domain/files/link.ts";
import { mayAddOrderFile } from "#domain/orders/moves/order-files.ts";
import { refuse } from "#domain/refusal.ts";
import { addLink as storeLink } from "../../files/link.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { loadOrder } from "../record/load.ts";
import { ofOrder, touchOrder } from "../record/write.ts";

/** Puts a supporting document that lies elsewhere on the order, by its address (FIL-05, ORD-19). */
export const addLink = change("orders.addLink", {
  may: ["orders.files", "own.upload"],
  input: v.object({ id: id(), link: linkInput }),
  sample: ({ order }) => ({ id: order, link: { url: "https://example.org/planta" } }),
  async run(tx, ctx, { id: orderId, link }): Promise<{ id: string }> {
    const { order } = await loadOrder(tx, ctx, orderId);
    if (!mayAddOrderFile(ctx.actor, order.status)) throw refuse("orderLocked", { status: order.status });
    const on = { ownerKind: "order", ownerId: order.id, purpose: "supporting" } as const;
    const file = await storeLink(tx, ctx, { ...on, ...link });
    await touchOrder(tx, ctx, order.id);
    await recordHistory(tx, ctx, {
      ...ofOrder(order),
      action: "addFile",
      changes: { file: { old: null, new: file.name } },
    });
    return { id: file.id };
  },
});
