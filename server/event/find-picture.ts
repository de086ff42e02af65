import { createHash } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { Log } from "../platform/log.ts";
import type { FileStore } from "../storage/store.ts";

const OWNER = "settings";

export type Sources = { db: Pick<Database, "read">; files: FileStore; log?: Log };

/** The bytes of a picture that the settings have or had; none where they are no longer those that were stored. */
export async function findPicture(
  { db, files: store, log }: Sources,
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
  if ((await stored.size()) === undefined) return undefined;
  const bytes = await stored.bytes();
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  log?.error({ sha256 }, "stored file is another");
  return undefined;
}
