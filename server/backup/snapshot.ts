import { Database } from "bun:sqlite";
import { chmodSync, closeSync, openSync } from "node:fs";

/** What lies in the snapshot of a database. */
export type Contents = {
  migrations: number[];
  /** Rows of every table, those of the search indexes left out. */
  counts: Record<string, number>;
  /** What is stored beside it, each once. */
  files: { sha256: string; size: number }[];
};

/**
 * Copies a database as it is at one moment while others read and write it, by SQLite's VACUUM INTO over a connection
 * that only reads. Only for a process that has no libSQL open (db/quick-check.ts says why). Throws what SQLite finds
 * damaged.
 */
export function takeSnapshot(database: string, into: string): void {
  // Made first, so that nobody else may read it at any moment; SQLite takes an empty file.
  closeSync(openSync(into, "wx", 0o600));
  const db = new Database(database, { readonly: true });
  try {
    db.run("PRAGMA busy_timeout = 5000");
    db.run("VACUUM INTO ?", [into]);
  } finally {
    db.close();
  }
  chmodSync(into, 0o600);
}

/** Reads a file that nobody else has open; throws with SQLITE_CORRUPT when it is not whole. */
export function readContents(path: string, options: { isDeep: boolean }): Contents {
  const db = new Database(path, { readonly: true });
  try {
    const ask = <Row>(statement: string) => db.query(statement).all() as Row[];
    requireWhole(db, options.isDeep);
    const tables = ask<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and sql not like 'create virtual%' order by name",
    ).map(({ name }) => name);
    const virtual = ask<{ name: string }>(
      "select name from sqlite_master where type = 'table' and sql like 'create virtual%'",
    ).map(({ name }) => `${name}_`);
    const own = tables.filter((name) => !virtual.some((prefix) => name.startsWith(prefix)));
    const counts = own.map(
      (name) => [name, ask<{ n: number }>(`select count(*) as n from "${name}"`)[0]?.n ?? 0] as const,
    );
    const has = (name: string) => tables.includes(name);
    return {
      migrations: has("__drizzle_migrations")
        ? ask<{ moment: number }>(
            "select created_at as moment from __drizzle_migrations order by created_at",
          ).map(({ moment }) => Number(moment))
        : [],
      counts: Object.fromEntries(counts),
      files: has("files")
        ? ask(
            "select sha256, max(size) as size from files where sha256 is not null group by sha256 order by sha256",
          )
        : [],
    };
  } finally {
    db.close();
  }
}

/** `isDeep` follows every index as well. References are looked at always. */
function requireWhole(db: Database, isDeep: boolean): void {
  const [found] = db.query(isDeep ? "PRAGMA integrity_check(1)" : "PRAGMA quick_check(1)").values()[0] ?? [];
  if (found !== "ok") throw corrupt(String(found));
  const [loose] = db.query("PRAGMA foreign_key_check").values();
  if (loose) throw corrupt(`rows of ${String(loose[0])} refer to none`);
}

function corrupt(found: string): Error {
  const message = found.replaceAll(/\s+/g, " ").slice(0, 200);
  return Object.assign(new Error(message), { code: "SQLITE_CORRUPT" });
}
