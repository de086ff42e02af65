import { type Database, openDatabase } from "#db/client.ts";
import { databaseFile, foldLog, openingFile } from "#db/database-file.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { checkAtOnce } from "#db/quick-check.ts";
import { seedDatabase } from "#db/seed.ts";
import type { Env } from "./env.ts";
import { type FileStore, openFileStore } from "./files/store.ts";

/** Where the portal stores. */
export type OpenStorage = { db: Database; files: FileStore; close: () => Promise<void> };

/** Opens the database, checked and with the newest schema and the first records, and the files beside it. */
export async function openStorage(
  env: Env,
  options: { now: Date; migrated?: boolean },
): Promise<OpenStorage> {
  const file = databaseFile(env.DATABASE_URL);
  const open = () => openNewest(env, file, options);
  const db = await (file ? openingFile(file, open) : open());
  return {
    db,
    files: openFileStore(env.DATA_DIR),
    async close() {
      if (file) await foldLog(db);
      await db.close();
    },
  };
}

async function openNewest(
  env: Env,
  file: string | undefined,
  { now, migrated }: { now: Date; migrated?: boolean },
): Promise<Database> {
  const db = openDatabase({ url: env.DATABASE_URL, authToken: env.DATABASE_AUTH_TOKEN });
  if (!migrated) {
    if (file) await checkAtOnce(db, file);
    await migrateDatabase(db);
  }
  await seedDatabase(db, now);
  return db;
}
