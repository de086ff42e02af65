import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { eq } from "drizzle-orm";
import type { Database } from "./client.ts";
import { counters } from "./schema/index.ts";

/** Bytes to try with: as much as a large change writes. */
const CHANGE_LETTERS = 64 * 1024;

/** Throws ENOSPC unless the disk of a folder has this many bytes free; writes nothing. */
export async function requireFree(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw Object.assign(new Error("too little room"), { code: "ENOSPC" });
}

/** Throws unless a change can be stored now; leaves nothing behind. A remote database has no file to look at. */
export async function tryChange(db: Database, file: string | undefined, bytes: number): Promise<void> {
  if (file) await requireFree(dirname(file), bytes);
  const series = `room-${"x".repeat(CHANGE_LETTERS)}`;
  await db.write(async (tx) => {
    await tx.insert(counters).values({ series, last: 0 });
    await tx.delete(counters).where(eq(counters.series, series));
  });
}
