import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import { type FileReference, uploadedFileId } from "#domain/orders/file-reference.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../context.ts";
import { attachFile } from "../files/attach.ts";

type Carrier = { orderId: string; requestId: string; commentId?: string };

/** Ties the files of a request, or of a comment to it, to the order it is about; others' uploads are not found. */
export async function attachToRequest(
  tx: Tx,
  ctx: SignedInCtx,
  references: readonly FileReference[],
  { orderId, ...carrier }: Carrier,
): Promise<void> {
  for (const fileId of references.map(fileIdOf)) {
    await attachFile(tx, ctx, {
      fileId,
      purpose: "attachment",
      ownerKind: "order",
      ownerId: orderId,
      ...carrier,
    });
  }
}

function fileIdOf({ id, url }: FileReference): string {
  const fileId = id ?? uploadedFileId(url);
  if (!fileId) throw refuse("notFound", { record: "file" });
  return fileId;
}

/** The files a request came with, as they are to be: what is no longer named is taken off. */
export async function replaceRequestFiles(
  tx: Tx,
  ctx: SignedInCtx,
  references: readonly FileReference[],
  carrier: Carrier,
): Promise<void> {
  const kept = references.map(fileIdOf);
  const isDropped = and(
    eq(files.requestId, carrier.requestId),
    isNull(files.commentId),
    isNull(files.deletedAt),
    kept.length > 0 ? notInArray(files.id, kept) : undefined,
  );
  await tx.update(files).set({ deletedAt: ctx.now }).where(isDropped);
  await attachToRequest(tx, ctx, references, carrier);
}

/** All that came with a request that is deleted, with the comments to it. */
export async function dropRequestFiles(tx: Tx, ctx: SignedInCtx, requestId: string): Promise<void> {
  await tx
    .update(files)
    .set({ deletedAt: ctx.now })
    .where(and(eq(files.requestId, requestId), isNull(files.deletedAt)));
}
