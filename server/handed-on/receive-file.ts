import { eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files, handedSteps } from "#db/schema/index.ts";
import { VISITOR } from "#domain/actor.ts";
import type { UploadedFile } from "#domain/files/uploaded-file.ts";
import type { Ctx } from "../portal/context.ts";
import { receiveFile } from "../files/receive.ts";
import { recordHistory } from "../history/record.ts";
import { carryFile } from "../orders/payments/payment-file.ts";
import { ofOrder, touchOrder } from "../orders/record/write.ts";
import { loadOpen, takeHandedTurn } from "./load.ts";

/**
 * A file by the link of a handed step: received under the account of whoever gave the step, by limits of the step's own,
 * and put to the order at once, under the name of whoever sent it.
 */
export async function receiveHandedFile(
  ctx: Ctx,
  token: string,
  request: Request,
): Promise<Pick<UploadedFile, "name" | "size">> {
  takeHandedTurn(ctx);
  const { giver, row } = await loadOpen(ctx.db.read, ctx, token);
  const asGiver = { ...ctx, actor: giver };
  const { id, name, size } = await receiveFile(asGiver, request, { purpose: "supporting", step: row.id });
  await ctx.db.write((tx) => putToOrder(tx, asGiver, token, id));
  return { name, size };
}

async function putToOrder(tx: Tx, ctx: Ctx, token: string, fileId: string): Promise<void> {
  const { row, order } = await loadOpen(tx, ctx, token);
  const file = await carryFile(tx, ctx, order, fileId, "supporting");
  const sent = { handedStepId: row.id, senderName: row.name };
  await tx.update(files).set(sent).where(eq(files.id, fileId));
  // A file is work begun, whatever became of the page that was to say so.
  await tx
    .update(handedSteps)
    .set({ seenAt: row.seenAt ?? ctx.now })
    .where(eq(handedSteps.id, row.id));
  await touchOrder(tx, ctx, order.id);
  const by = { actor: VISITOR, actorName: row.name, now: ctx.now };
  const changes = { file: { old: null, new: file.name } };
  await recordHistory(tx, by, { ...ofOrder(order), action: "addFile", changes });
}
