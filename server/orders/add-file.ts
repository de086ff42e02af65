import * as v from "valibot";
import { id } from "#domain/fields.ts";
import { canAddOrderFile } from "#domain/files/order-files.ts";
import { can } from "#domain/permissions.ts";
import { refuse } from "#domain/refusal.ts";
import { fileUrl } from "../files/url.ts";
import { recordHistory } from "../history/record.ts";
import { once } from "../idempotency.ts";
import { touchOrder } from "./write.ts";
import { loadOrder, type MemberCtx } from "./load.ts";
import { carryFile } from "./payment-file.ts";

export const FileSchema = v.object({ id: id(), fileId: id() });
export type OrderFile = v.InferOutput<typeof FileSchema>;

/** Ties an upload to the order as a supporting document (ORD-19). */
export async function addFile(ctx: MemberCtx, input: OrderFile) {
  if (!can(ctx.actor, "orders.files") && !can(ctx.actor, "own.upload")) throw refuse("forbidden");
  return ctx.db.write((tx) =>
    once(ctx, tx, "orders.addFile", input, async () => {
      const { order } = await loadOrder(ctx, tx, input.id);
      if (!canAddOrderFile(ctx.actor, order.status)) {
        throw refuse("orderLocked", { status: order.status });
      }
      const file = await carryFile(tx, ctx, order, input.fileId, "supporting");
      await touchOrder(tx, ctx, order.id);
      await recordHistory(tx, ctx, {
        record: "order",
        recordId: order.id,
        submissionId: order.submissionId,
        action: "addFile",
        changes: { file: { old: null, new: file.name } },
      });
      const { id, name, type, kind, size } = file;
      return { id, name, type, kind, size, url: fileUrl(id) };
    }),
  );
}
