import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { FileStore } from "../storage/store.ts";

const OWNER = "settings";

export type Sources = { db: Pick<Database, "read">; files: FileStore };

/** The bytes of a picture that the settings have or had. */
export async function findPicture(
  { db, files: store }: Sources,
  sha256: string,
  type: "image/png" | "image/webp" = "image/png",
): Promise<Uint8Array | undefined> {
  const isPublic = and(
    eq(files.sha256, sha256),
    eq(files.ownerKind, OWNER),
    eq(files.type, type),
    isNull(files.deletedAt),
  );
  if ((await db.read.$count(files, isPublic)) === 0) return undefined;
  const stored = store.open(sha256);
  return (await stored.size()) === undefined ? undefined : stored.bytes();
}
