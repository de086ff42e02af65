import { and, eq, isNull, notInArray } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { FileReference } from "#domain/files/file-reference.ts";
import type { SignedInCtx } from "../../portal/context.ts";
import { attachNamed } from "../../files/attach-named.ts";

type Carrier = { orderId: string; requestId: string; commentId?: string };

/**
 * Ties the files of a request, or of a comment to it, to the order it is about: uploads, addresses, and what the reader
 * has on another record; others' uploads are not found. Answers their ids.
 */
export async function attachToRequest(
  tx: Tx,
  ctx: SignedInCtx,
  references: readonly FileReference[],
  { orderId, ...carrier }: Carrier,
): Promise<string[]> {
  const named = references.map((reference) => ({ purpose: "attachment" as const, reference }));
  const attached = await attachNamed(tx, ctx, { ownerKind: "order", ownerId: orderId, ...carrier }, named);
  return attached.map(({ id }) => id);
}

/** The files a request came with, as they are to be: what is no longer named is taken off. Answers whether that changed any. */
export async function replaceRequestFiles(
  tx: Tx,
  ctx: SignedInCtx,
  references: readonly FileReference[],
  carrier: Carrier,
): Promise<boolean> {
  const isHere = and(
    eq(files.requestId, carrier.requestId),
    isNull(files.commentId),
    isNull(files.deletedAt),
  );
  const before = await tx.select({ id: files.id }).from(files).where(isHere);
  const kept = await attachToRequest(tx, ctx, references, carrier);
  await tx
    .update(files)
    .set({ deletedAt: ctx.now })
    .where(and(isHere, notInArray(files.id, kept)));
  return before.length !== kept.length || before.some(({ id }) => !kept.includes(id));
}

/** All that came with a request that is deleted, with the comments to it. */
export async function dropRequestFiles(tx: Tx, ctx: SignedInCtx, requestId: string): Promise<void> {
  await tx
    .update(files)
    .set({ deletedAt: ctx.now })
    .where(and(eq(files.requestId, requestId), isNull(files.deletedAt)));
}
