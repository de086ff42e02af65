import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const MIGRATIONS = { migrationsFolder: join(import.meta.dir, "migrations") };

/** The moments that name the migrations of this version; needs no database. */
export function knownMigrations(): number[] {
  return readMigrationFiles(MIGRATIONS).map((migration) => migration.folderMillis);
}

/** Every statement of them, as SQLite keeps those that make an index, a view or a trigger. */
export function knownStatements(): Set<string> {
  const all = readMigrationFiles(MIGRATIONS).flatMap(({ sql }) => sql);
  return new Set(all.map((statement) => statement.trim().replace(/;$/, "")));
}
