import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { contracts, files, users } from "#db/schema/index.ts";
import { whyNotRemoveOrderFile } from "#domain/orders/moves/order-files.ts";
import { Refusal, refuse } from "#domain/refusal.ts";
import { recordHistory } from "../../history/record.ts";
import { change } from "../../call/verb.ts";
import { orderFileInput } from "./add-file.ts";
import { loadOrder, type OrderRow } from "../record/load.ts";
import { proofsInForce, readPayments } from "../payments/payments.ts";
import { ofOrder, touchOrder } from "../record/write.ts";

/**
 * Takes a file off the order (FIL-08): staff any, a partner own supporting files until the order is PAID, CANCELLED
 * or REJECTED. The payment confirmation in force is replaced, never removed; a contract whose signed copy is taken off
 * waits for another.
 */
export const removeFile = change("orders.removeFile", {
  may: ["orders.files", "own.upload"],
  input: orderFileInput,
  sample: ({ order, file }) => ({ id: order, fileId: file }),
  async run(tx, ctx, input): Promise<{ id: string }> {
    const { order } = await loadOrder(tx, ctx, input.id);
    const file = await findFile(tx, order, input.fileId);
    const isPaymentInForce = proofsInForce(await readPayments(tx, order.id)).has(file.id);
    const reason = whyNotRemoveOrderFile(ctx.actor, order.status, { ...file, isPaymentInForce });
    if (reason) throw new Refusal(reason);
    await tx.update(files).set({ deletedAt: ctx.now }).where(eq(files.id, file.id));
    await tx
      .update(contracts)
      .set({ signedFileId: null, signedAcceptedAt: null })
      .where(eq(contracts.signedFileId, file.id));
    await touchOrder(tx, ctx, order.id);
    await recordHistory(tx, ctx, {
      ...ofOrder(order),
      action: "removeFile",
      changes: { file: { old: file.name, new: null } },
    });
    return { id: file.id };
  },
});

async function findFile(tx: Tx, order: OrderRow, fileId: string) {
  const [file] = await tx
    .select({ id: files.id, name: files.name, purpose: files.purpose, uploaderRole: users.role })
    .from(files)
    .leftJoin(users, eq(users.id, files.uploadedBy))
    .where(
      and(
        eq(files.id, fileId),
        eq(files.ownerKind, "order"),
        eq(files.ownerId, order.id),
        isNull(files.deletedAt),
      ),
    );
  if (!file) throw refuse("notFound", { record: "file" });
  return file;
}
