import { and, asc, eq, isNull } from "drizzle-orm";
import { files } from "#db/schema/index.ts";
import type { Role } from "#domain/actor.ts";
import type { AttachmentOwner } from "#domain/files/kind.ts";
import { fileUrl } from "./url.ts";

/** What is shown of a PDF beside its name. */
export const PDF_KNOWN = { pages: true, pdfState: true, pdfTitle: true, pdfOpening: true } as const;

const SHOWN = {
  id: true,
  name: true,
  type: true,
  kind: true,
  size: true,
  purpose: true,
  requestId: true,
  commentId: true,
  senderName: true,
  url: true,
  dpi: true,
  ...PDF_KNOWN,
  createdAt: true,
  replacedAt: true,
} as const;
const UPLOADER = { columns: { name: true, role: true } } as const;

/**
 * A subquery for a record's attachments (FIL-03) with their uploaders, oldest first; replaced files are marked with
 * the date.
 */
export function filesOf(ownerKind: AttachmentOwner) {
  return {
    columns: SHOWN,
    with: { uploader: UPLOADER },
    where: and(eq(files.ownerKind, ownerKind), isNull(files.deletedAt)),
    orderBy: [asc(files.createdAt), asc(files.id)],
  };
}

export type ListedFile = Pick<typeof files.$inferSelect, keyof typeof SHOWN> & {
  uploader: { name: string; role: Role } | null;
};

/** A file as screens get it, with its address if it is a link; instants in ISO 8601. */
export function showFile({ uploader, senderName, createdAt, replacedAt, url, ...file }: ListedFile) {
  return {
    ...file,
    uploadedBy: senderName || (uploader?.name ?? null),
    createdAt: createdAt.toISOString(),
    replacedAt: replacedAt?.toISOString() ?? null,
    url: url ?? fileUrl(file.id),
  };
}
