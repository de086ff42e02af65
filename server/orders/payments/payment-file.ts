import { and, eq } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../../portal/context.ts";
import { attachFile, type FileRow } from "../../files/attach.ts";
import type { OrderRow } from "../record/load.ts";

/** A confirmation that was replaced or refused stays with the order and says since when. */
export async function retireFile(tx: Tx, ctx: Pick<Ctx, "now">, fileId: string): Promise<void> {
  await tx.update(files).set({ replacedAt: ctx.now }).where(eq(files.id, fileId));
}

/**
 * Ties an upload to an order for one purpose. A file of the order stays with its purpose: a confirmation cannot
 * become a deletable document, and a refused one is not sent again.
 */
export async function carryFile(
  tx: Tx,
  ctx: Ctx,
  order: OrderRow,
  fileId: string,
  purpose: FilePurpose,
): Promise<FileRow> {
  const [carried] = await tx
    .select({ purpose: files.purpose, replacedAt: files.replacedAt })
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerKind, "order"), eq(files.ownerId, order.id)));
  if (carried && (carried.purpose !== purpose || carried.replacedAt !== null)) {
    throw refuse("notFound", { record: "file" });
  }
  return attachFile(tx, ctx, { fileId, purpose, ownerKind: "order", ownerId: order.id });
}
