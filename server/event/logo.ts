import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { files } from "#db/schema/index.ts";
import type { FileStore } from "../storage/store.ts";
import { readSettings } from "./read.ts";

const OWNER = "settings";

type Sources = { db: Pick<Database, "read">; files: FileStore };

/** The bytes of a picture that the settings have or had. */
export async function findPicture(
  { db, files: store }: Sources,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const isPublic = and(eq(files.sha256, sha256), eq(files.ownerKind, OWNER), isNull(files.deletedAt));
  if ((await db.read.$count(files, isPublic)) === 0) return undefined;
  const stored = store.open(sha256);
  return (await stored.size()) === undefined ? undefined : stored.bytes();
}

export type DrawnLogo = { bytes: Uint8Array; sha256: string; width: number; height: number };

/** The own logo as it is now, for what takes it along; without one, or where its bytes are lost, there is none. */
export async function readLogo(sources: Sources): Promise<DrawnLogo | undefined> {
  const { logo } = await readSettings(sources.db.read);
  if (!logo) return undefined;
  const { sha256, width, height } = logo;
  const bytes = await findPicture(sources, sha256);
  return bytes && { bytes, sha256, width, height };
}
