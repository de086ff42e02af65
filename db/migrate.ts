import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import type { Database } from "./client.ts";

/** Brings the database to the newest schema. Readers beside the writer need WAL, which is a property of the file. */
export async function migrateDatabase(db: Database): Promise<void> {
  await db.client.execute("PRAGMA journal_mode = WAL").catch(() => undefined);
  await migrate(db.read, { migrationsFolder: join(import.meta.dir, "migrations") });
}
