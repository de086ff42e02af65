import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";

export const MIGRATIONS = { migrationsFolder: join(import.meta.dir, "migrations") };

/** The moments that name the migrations of this version; needs no database. */
export function knownMigrations(): number[] {
  return readMigrationFiles(MIGRATIONS).map((migration) => migration.folderMillis);
}

/**
 * How many of this version's migrations a database has seen, by the moments of its own. The first of ours, the baseline,
 * makes what all of release 0.2.1 came to and bears the moment of the last of them: whoever has seen that one needs it no
 * more. `newer` and `older`: another version has to open it.
 */
export function countSeen(moments: readonly number[]): number | "newer" | "older" {
  const known = knownMigrations();
  const [baseline = 0] = known;
  if (moments.some((moment) => moment > baseline && !known.includes(moment))) return "newer";
  if (moments.length > 0 && !moments.includes(baseline)) return "older";
  return moments.filter((moment) => moment >= baseline).length;
}

/** All statements of the migrations that make an index, a view or a trigger, as SQLite stores them. */
export function knownStatements(): Set<string> {
  const all = readMigrationFiles(MIGRATIONS).flatMap(({ sql }) => sql);
  return new Set(all.map((statement) => statement.trim().replace(/;$/, "")));
}
