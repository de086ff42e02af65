import { newId } from "#db/columns.ts";
import type { Tx } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import { mayBeLink } from "#domain/files/link.ts";
import { refuse } from "#domain/refusal.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { type Attachment, type FileRow, requireRoomOn } from "./attach.ts";

type Link = Omit<Attachment, "fileId"> & { name: string; url: string; type?: string };

/**
 * Stores a file given by address on its record (FIL-05). The address is never fetched. The caller checks who may
 * change the record.
 */
export async function addLink(tx: Tx, ctx: SignedInCtx, link: Link): Promise<FileRow> {
  if (!mayBeLink(link.purpose)) throw refuse("uploadNeeded");
  if (link.ownerKind === "order") await requireRoomOn(tx, link.ownerId);
  const [row] = await tx
    .insert(files)
    .values({
      id: newId(),
      type: "",
      ...link,
      kind: "link",
      size: 0,
      uploadedBy: ctx.actor.id,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the address was not stored");
  return row;
}
