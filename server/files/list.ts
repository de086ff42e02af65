import { and, asc, eq, isNull } from "drizzle-orm";
import type { Reader, Tx } from "#db/client.ts";
import { files, users } from "#db/schema/index.ts";
import type { OwnerKind } from "#domain/files/kind.ts";
import { fileUrl } from "./url.ts";

export type ListedFile = Awaited<ReturnType<typeof listFiles>>[number];

/** The files a record carries, oldest first; replaced ones stay in the list and say since when. */
export async function listFiles(db: Reader | Tx, ownerKind: OwnerKind, ownerId: string) {
  const rows = await db
    .select({
      id: files.id,
      name: files.name,
      type: files.type,
      kind: files.kind,
      size: files.size,
      purpose: files.purpose,
      requestId: files.requestId,
      pages: files.pages,
      createdAt: files.createdAt,
      uploadedBy: users.name,
      replacedAt: files.replacedAt,
    })
    .from(files)
    .leftJoin(users, eq(users.id, files.uploadedBy))
    .where(and(eq(files.ownerKind, ownerKind), eq(files.ownerId, ownerId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.id));
  return rows.map((row) => ({ ...row, url: fileUrl(row.id) }));
}
