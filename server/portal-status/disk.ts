import { stat, statfs } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { databaseFile } from "#db/database-file.ts";
import { files } from "#db/schema/index.ts";
import type { Portal } from "../portal/portal.ts";

export type Disk = { freeBytes: number; totalBytes: number };

/** Free and total space on the disk of the data folder. */
export async function readDisk({ env }: Pick<Portal, "env">): Promise<Disk> {
  const { bavail, blocks, bsize } = await statfs(env.DATA_DIR);
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

/** Size of the database with its log; null for a database elsewhere. */
export async function databaseBytes({ env }: Pick<Portal, "env">): Promise<number | null> {
  const file = databaseFile(env.DATABASE_URL);
  if (!file) return null;
  const sizes = await Promise.all([file, `${file}-wal`].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}

/** Size and number of uploaded files; equal bytes count once. */
export async function uploadedBytes({ db }: Pick<Portal, "db">): Promise<{ bytes: number; files: number }> {
  const each = db.read
    .select({ size: sql<number>`max(${files.size})`.as("size") })
    .from(files)
    .where(sql`${files.sha256} is not null`)
    .groupBy(files.sha256)
    .as("each");
  const [sum] = await db.read
    .select({ bytes: sql<number>`coalesce(sum(${each.size}), 0)`, files: sql<number>`count(*)` })
    .from(each);
  return sum ?? { bytes: 0, files: 0 };
}
