import { and, count, eq, inArray, isNull, lt, lte, or } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { files, uploads } from "#db/schema/index.ts";
import type { Portal } from "../portal/portal.ts";
import { UPLOAD_DAY_MS } from "./parts.ts";
import { DAY_MS } from "#domain/wall-time.ts";

/** How long a file that was taken off its record can still be brought back from the disk. */
const REMOVED_DAYS = 7;
/** Few at a time: other changes wait while one runs. */
const AT_ONCE = 100;

/**
 * Removes uploads that did not end or that no record took up within a day, and files taken off their record a week ago;
 * returns how many. A payment confirmation or signed copy that was replaced belongs to history and stays.
 */
export async function sweepUploads(portal: Pick<Portal, "db" | "clock" | "files">): Promise<number> {
  const now = portal.clock();
  await forgetUploads(portal, now);
  for (let removed = 0; ;) {
    const some = await portal.db.write((tx) => removeSome(tx, portal, now));
    removed += some;
    if (some < AT_ONCE) return removed;
  }
}

/** Uploads that began a day ago and never ended, and parts that belong to none. */
async function forgetUploads({ db, files: store }: Pick<Portal, "db" | "files">, now: Date): Promise<void> {
  await db.write(async (tx) => {
    await tx.delete(uploads).where(lte(uploads.createdAt, new Date(now.getTime() - UPLOAD_DAY_MS)));
    const left = await tx.select({ id: uploads.id }).from(uploads);
    // Within the transaction, so that no upload begins meanwhile.
    await store.parts.keepOnly(new Set(left.map(({ id }) => id)));
  });
}

async function removeSome(tx: Tx, portal: Pick<Portal, "files">, now: Date): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const stale = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(
      or(
        and(isNull(files.ownerId), lt(files.createdAt, daysAgo(1))),
        and(isNull(files.replacedAt), lt(files.deletedAt, daysAgo(REMOVED_DAYS))),
      ),
    )
    .limit(AT_ONCE);
  if (stale.length === 0) return 0;
  const ids = stale.map((file) => file.id);
  await tx.delete(files).where(inArray(files.id, ids));
  const unused: string[] = [];
  for (const sha256 of new Set(stale.map((file) => file.sha256))) {
    if (sha256 === null) continue;
    const [others] = await tx.select({ n: count() }).from(files).where(eq(files.sha256, sha256));
    if (others?.n === 0) unused.push(sha256);
  }
  // Within the transaction: an upload of equal bytes either had its row here already or finds them gone.
  await Promise.all(unused.map((sha256) => portal.files.remove(sha256)));
  return stale.length;
}

/**
 * Removes stored bytes a day old that no row names: the process was killed between storing them and the commit. Returns
 * how many.
 */
export async function sweepBytes(portal: Pick<Portal, "db" | "clock" | "files">): Promise<number> {
  const { db, clock, files: store } = portal;
  let removed = 0;
  for await (const stored of store.storedBefore(new Date(clock().getTime() - DAY_MS))) {
    for (let from = 0; from < stored.length; from += AT_ONCE) {
      const some = stored.slice(from, from + AT_ONCE);
      if ((await findUnnamed(db.read, some)).length === 0) continue;
      removed += await db.write(async (tx) => {
        const unnamed = await findUnnamed(tx, some);
        await Promise.all(unnamed.map((sha256) => store.remove(sha256)));
        return unnamed.length;
      });
    }
  }
  return removed;
}

async function findUnnamed(db: ReadDb | Tx, stored: readonly string[]): Promise<string[]> {
  const named = await db
    .select({ sha256: files.sha256 })
    .from(files)
    .where(inArray(files.sha256, [...stored]));
  const known = new Set(named.map(({ sha256 }) => sha256));
  return stored.filter((sha256) => !known.has(sha256));
}
