import { type Database, openDatabase } from "#db/client.ts";
import { databaseFile, openingFile } from "#db/database-file.ts";
import { foldLog } from "#db/fold-log.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { checkAtOnce } from "#db/quick-check.ts";
import { seedDatabase } from "#db/seed.ts";
import { requireServer } from "#db/unreachable.ts";
import { tryChange } from "#db/try-room.ts";
import type { Env } from "../platform/env.ts";
import { openStore } from "../storage/open-store.ts";
import type { FileStore } from "../storage/store.ts";
import { backUpBeforeMigration } from "../backup/before-migration.ts";
import type { Log } from "../platform/log.ts";
import { openStorageWatch, type StorageWatch } from "../portal/storage-watch.ts";

/** Where the portal stores: what is written through `db` and `files` is watched by `storage`. */
export type OpenStorage = {
  db: Database;
  files: FileStore;
  storage: StorageWatch;
  close: () => Promise<void>;
};

type Opening = {
  now: Date;
  migrated?: boolean | undefined;
  isUnhurried?: boolean | undefined;
  isBackedUp?: boolean;
};

/** Opens the database, checked and with the newest schema and the first records, and the files beside it. */
export async function openStorage(env: Env, options: Opening & { log: Log }): Promise<OpenStorage> {
  const file = databaseFile(env.DATABASE_URL);
  const open = () => openNewest(env, file, options);
  const opened = await (file ? openingFile(file, open) : open());
  const store = openStore(env);
  const storage = openStorageWatch(options.log, {
    database: (bytes) => tryChange(opened, file, bytes),
    uploads: (bytes) => store.tryRoom(bytes),
  });
  return {
    storage,
    db: { ...opened, write: (change) => storage.storing("database", () => opened.write(change)) },
    files: {
      ...store,
      commit: (path, sha256) => storage.storing("uploads", () => store.commit(path, sha256)),
      put: (bytes) => storage.storing("uploads", () => store.put(bytes), bytes.length),
    },
    async close() {
      await opened.close();
      if (file && storage.trouble() === undefined) await foldLog(env.DATABASE_URL);
    },
  };
}

async function openNewest(
  env: Env,
  file: string | undefined,
  { now, migrated, isUnhurried, isBackedUp }: Opening,
): Promise<Database> {
  const db = openDatabase({
    url: env.DATABASE_URL,
    authToken: env.DATABASE_AUTH_TOKEN,
    ...(isUnhurried && { patience: Infinity }),
  });
  if (!file) await requireServer(db.client);
  if (!migrated) {
    if (file) await checkAtOnce(db, file);
    await migrateDatabase(db, file && !isBackedUp ? () => backUpBeforeMigration(env) : undefined);
  }
  await seedDatabase(db, now);
  db.startSharing();
  return db;
}
