import { existsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { migrate } from "drizzle-orm/libsql/migrator";
import { BRING_TO_BASELINE, CannotOpen, PUT_BACK } from "./cannot-open.ts";
import { databaseFile } from "./database-file.ts";
import { countSeen, knownMigrations, MIGRATIONS } from "./known-migrations.ts";
import { migrateShared } from "./migrate-shared.ts";
import { type Database, openDatabase } from "./client.ts";
import { requireServer } from "./unreachable.ts";

/**
 * Brings the database to the newest schema, and to WAL, so that readers can work beside the writer. `before` is
 * awaited when a database with content is about to change; if it throws, everything stays as it was.
 */
export async function migrateDatabase(db: Database, before?: () => Promise<void>): Promise<void> {
  const applied = await requireKnown(db);
  if (applied > 0 && applied < knownMigrations().length) await before?.();
  if (db.isShared) {
    return migrateShared(db, { known: knownMigrations().length, count: () => requireKnown(db) });
  }
  await db.client.execute("PRAGMA journal_mode = WAL").catch(() => undefined);
  await migrate(db.read, MIGRATIONS);
  // What an earlier version deleted still stood in pages that nothing uses. Without the room for it they wait.
  if (applied > 0 && applied < knownMigrations().length)
    await db.client.executeMultiple("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)").catch(() => undefined);
}

/** How many migrations a database has seen, and how many this version knows; an empty or missing one has seen none. */
export async function countMigrations(
  url: string,
  authToken?: string,
): Promise<{ applied: number; known: number }> {
  const known = knownMigrations().length;
  const file = databaseFile(url);
  if (file && !existsSync(file)) return { applied: 0, known };
  const db = openDatabase({ url, authToken });
  try {
    if (!file) await requireServer(db.client);
    return { applied: await requireKnown(db), known };
  } finally {
    await db.close();
  }
}

/**
 * Refuses a database that a newer version of the portal has changed, one of before the baseline, and one that another
 * program made. This version would read it wrongly and write what the other cannot read (R9). Answers how many
 * migrations it has seen.
 */
async function requireKnown(db: Database): Promise<number> {
  const tables = await db.read
    .select({ name: sql<string>`name` })
    .from(sql`sqlite_master`)
    .where(sql`type = 'table' and name not like 'sqlite_%'`);
  if (tables.length === 0) return 0;
  if (!tables.some(({ name }) => name === "__drizzle_migrations")) {
    throw new CannotOpen("DATA_DIR cannot be used: its database was made by another program");
  }
  const rows = await db.read.select({ moment: sql<number>`created_at` }).from(sql`__drizzle_migrations`);
  const seen = countSeen(rows.map(({ moment }) => Number(moment)));
  if (typeof seen === "number") return seen;
  if (seen === "older") {
    throw new CannotOpen(
      `DATA_DIR cannot be used: its database is of a version before 0.2.1; ${BRING_TO_BASELINE}`,
    );
  }
  const remedy = `start that version again, or ${PUT_BACK} that was made before it ran`;
  throw new CannotOpen(
    `DATA_DIR cannot be used: a newer version of the portal has changed its database; ${remedy}`,
  );
}
