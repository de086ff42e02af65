import { Database } from "bun:sqlite";

/** What lies in a database file (of one that is torn nothing but that), read beside a portal that may be working on it. */
export type Inspection = {
  /** What SQLite found wrong; empty when the file is whole. */
  damage: string[];
  /** The moments of the migrations it has seen, which name them. */
  migrations: number[];
  /** Whether another program made the database. */
  isForeign: boolean;
  /** What is stored beside it, each once. */
  files: { sha256: string; size: number }[];
  /** When something was last changed, by the clock of that time. */
  lastChange?: Date;
};

/** Most findings in the report. */
const MOST_FINDINGS = 10;

/**
 * Reads a database file without changing it, in a process that is not the portal's (quick-check.ts says why). `isDeep`
 * follows every index and reference, which takes some ten times as long. Throws when it is no database at all.
 */
export function inspectDatabase(path: string, options: { isDeep: boolean }): Inspection {
  const db = new Database(path, { readonly: true });
  try {
    const ask = <Row>(statement: string) => db.query(statement).all() as Row[];
    const has = (table: string) =>
      ask(`select 1 from sqlite_master where type = 'table' and name = '${table}'`).length > 0;
    const found = findDamage(db, options.isDeep);
    const torn = found.filter((finding) => finding !== "ok").map((finding) => finding.replace(/\s+/g, " "));
    if (torn.length > 0) return { damage: torn, migrations: [], isForeign: false, files: [] };
    const loose = options.isDeep ? ask<{ table: string }>("PRAGMA foreign_key_check") : [];
    const isOurs = has("__drizzle_migrations");
    const [{ at } = {}] = has("history")
      ? ask<{ at: number | null }>("select max(at) as at from history")
      : [];
    return {
      damage: [...new Set(loose.map(({ table }) => table))].map((table) => `rows of ${table} refer to none`),
      migrations: isOurs
        ? ask<{ moment: number }>("select created_at as moment from __drizzle_migrations").map(({ moment }) =>
            Number(moment),
          )
        : [],
      isForeign: !isOurs && ask("select 1 from sqlite_master where name not like 'sqlite_%'").length > 0,
      files: has("files")
        ? ask("select sha256, max(size) as size from files where sha256 is not null group by sha256")
        : [],
      ...(at && { lastChange: new Date(at) }),
    };
  } finally {
    db.close();
  }
}

/** Damage at a place that every question needs is an error of the question. */
function findDamage(db: Database, isDeep: boolean): string[] {
  const statement = isDeep ? `PRAGMA integrity_check(${MOST_FINDINGS})` : "PRAGMA quick_check(1)";
  try {
    return db
      .query(statement)
      .values()
      .map(([finding]) => String(finding));
  } catch (error) {
    if ((error as { code?: unknown }).code === "SQLITE_CORRUPT") return ["SQLITE_CORRUPT"];
    throw error;
  }
}
