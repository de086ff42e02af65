import { and, count, eq, isNull } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import {
  ALLOWED_TYPES,
  isTypeAllowed,
  MAX_ORDER_FILES,
  type FilePurpose,
  type OwnerKind,
} from "#domain/files/kind.ts";
import { mayAttachFile } from "#domain/files/reading.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";

export type FileRow = typeof files.$inferSelect;

export type Attachment = {
  fileId: string;
  purpose: FilePurpose;
  ownerKind: OwnerKind;
  ownerId: string;
  requestId?: string | undefined;
  commentId?: string | undefined;
};

/**
 * Attaches an upload to a record, in that record's transaction. Only its uploader and staff may; otherwise "not
 * found". Idempotent per purpose. The caller checks who may change the record.
 */
export async function attachFile(tx: Tx, ctx: Pick<Ctx, "actor">, attachment: Attachment): Promise<FileRow> {
  const { fileId, purpose, ownerKind, ownerId, requestId, commentId } = attachment;
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
  if (!file) throw refuse("notFound", { record: "file" });
  const isHere = file.ownerKind === ownerKind && file.ownerId === ownerId && file.purpose === purpose;
  if (isHere) return file;
  if (file.ownerId !== null || !mayAttachFile(ctx.actor, file.uploadedBy))
    throw refuse("notFound", { record: "file" });
  if (!isTypeAllowed(purpose, file.type)) {
    throw refuse("fileTypeNotAllowed", { name: file.name, allowed: ALLOWED_TYPES[purpose].join(", ") });
  }
  if (ownerKind === "order") await requireRoomOn(tx, ownerId);
  const [row] = await tx
    .update(files)
    .set({ purpose, ownerKind, ownerId, requestId, commentId })
    .where(eq(files.id, fileId))
    .returning();
  if (!row) throw refuse("notFound", { record: "file" });
  return row;
}

/** Removed files count while they are on the disk (sweep.ts). */
export async function requireRoomOn(tx: Tx, orderId: string): Promise<void> {
  const [carried] = await tx
    .select({ n: count() })
    .from(files)
    .where(and(eq(files.ownerKind, "order"), eq(files.ownerId, orderId)));
  if ((carried?.n ?? 0) >= MAX_ORDER_FILES) throw refuse("filesTooMany", { limit: MAX_ORDER_FILES });
}
