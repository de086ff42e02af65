import { and, eq, inArray, isNull } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import { type FilePurpose, isTypeAllowed } from "#domain/files/kind.ts";
import { mayReadFile } from "#domain/files/reading.ts";
import { type FileReference, uploadedFileId } from "#domain/files/file-reference.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { attachFile, type Attachment, type FileRow, requireRoomOn } from "./attach.ts";
import { addLink } from "./link.ts";
import { findHolder } from "./owner.ts";
import { fileUrl } from "./url.ts";

/** An order, one of its requests or comments, an evaluation, an item. */
export type Carrier = Omit<Attachment, "fileId" | "purpose">;

type Named = { purpose: FilePurpose; reference: FileReference };

/**
 * Attaches the files that a record names and returns them in order: an upload is attached, an address stored once, a
 * file of another readable order gets a row of its own over the same bytes.
 */
export async function attachNamed(
  tx: Tx,
  ctx: SignedInCtx,
  carrier: Carrier,
  named: readonly Named[],
): Promise<FileRow[]> {
  if (named.length === 0) return [];
  const here = await tx.select().from(files).where(isOn(carrier));
  const attached: FileRow[] = [];
  for (const one of named) {
    const known = here.find((row) => isSame(row, one));
    const row = known ?? (await tieNew(tx, ctx, carrier, one, here));
    if (!known) here.push(row);
    attached.push(row);
  }
  const back = attached.filter(({ deletedAt }) => deletedAt !== null).map(({ id }) => id);
  if (back.length > 0) await tx.update(files).set({ deletedAt: null }).where(inArray(files.id, back));
  return attached;
}

export function referenceTo(file: Pick<FileRow, "id" | "name" | "type" | "url" | "dpi">): FileReference {
  const { id, name, type, url, dpi } = file;
  return { id, name, type, url: url ?? fileUrl(id), ...(dpi !== null && { dpi }) };
}

function isOn({ ownerKind, ownerId, requestId, commentId }: Carrier) {
  return and(
    eq(files.ownerKind, ownerKind),
    eq(files.ownerId, ownerId),
    requestId === undefined ? isNull(files.requestId) : eq(files.requestId, requestId),
    commentId === undefined ? isNull(files.commentId) : eq(files.commentId, commentId),
    isNull(files.replacedAt),
  );
}

function isSame(row: FileRow, { purpose, reference }: Named): boolean {
  if (row.purpose !== purpose) return false;
  const id = uploadedFileId(reference.url);
  return id === undefined ? row.url === reference.url && row.name === reference.name : row.id === id;
}

async function tieNew(
  tx: Tx,
  ctx: SignedInCtx,
  carrier: Carrier,
  { purpose, reference }: Named,
  here: readonly FileRow[],
): Promise<FileRow> {
  const fileId = uploadedFileId(reference.url);
  if (fileId === undefined) {
    const { name, type, url } = reference;
    return addLink(tx, ctx, { ...carrier, purpose, name, type, url });
  }
  const [file] = await tx.select().from(files).where(eq(files.id, fileId));
  if (!file?.ownerId) return attachFile(tx, ctx, { ...carrier, fileId, purpose });
  const copied = here.find((row) => row.purpose === purpose && row.sha256 === file.sha256);
  return copied ?? copyFile(tx, ctx, carrier, purpose, file);
}

/** Copies a file's row, so that each record can drop its files independently. */
async function copyFile(
  tx: Tx,
  ctx: SignedInCtx,
  carrier: Carrier,
  purpose: FilePurpose,
  file: FileRow,
): Promise<FileRow> {
  const { actor, now } = ctx;
  const holder = await findHolder(tx, file, actor.id);
  const isUploader = file.uploadedBy === actor.id;
  // Whoever has the draft now may have taken it out: its uploader goes on with it while it lies on the disk.
  const isThere = file.deletedAt === null || isUploader;
  const mayHave = isThere && holder && mayReadFile(actor, holder, isUploader);
  if (!mayHave || !isTypeAllowed(purpose, file.type)) throw refuse("notFound", { record: "file" });
  if (carrier.ownerKind === "order") await requireRoomOn(tx, carrier.ownerId);
  const own = { requestId: null, commentId: null, ...carrier, purpose, uploadedBy: actor.id, createdAt: now };
  const [row] = await tx
    .insert(files)
    .values({ ...file, ...own, id: newId(), replacedAt: null, deletedAt: null })
    .returning();
  if (!row) throw new Error("the file was not stored");
  return row;
}
