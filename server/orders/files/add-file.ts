import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { mayAddOrderFile } from "#domain/orders/moves/order-files.ts";
import { refuse } from "#domain/refusal.ts";
import { fileUrl } from "../../files/url.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { loadOrder } from "../record/load.ts";
import { carryFile } from "../payments/payment-file.ts";
import { ofOrder, touchOrder } from "../record/write.ts";

export const orderFileInput = v.object({ id: id(), fileId: id() });

/** Ties an upload to the order as a supporting document (ORD-19). */
export const addFile = change("orders.addFile", {
  may: ["orders.files", "own.upload"],
  input: orderFileInput,
  sample: ({ order, upload }) => ({ id: order, fileId: upload }),
  async run(tx, ctx, input) {
    const { order } = await loadOrder(tx, ctx, input.id);
    if (!mayAddOrderFile(ctx.actor, order.status)) {
      throw refuse("orderLocked", { status: order.status });
    }
    const file = await carryFile(tx, ctx, order, input.fileId, "supporting");
    await touchOrder(tx, ctx, order.id);
    await recordHistory(tx, ctx, {
      ...ofOrder(order),
      action: "addFile",
      changes: { file: { old: null, new: file.name } },
    });
    const { id, name, type, kind, size } = file;
    return { id, name, type, kind, size, url: fileUrl(id) };
  },
});
