import { Database } from "bun:sqlite";
import { knownStatements } from "#db/known-migrations.ts";

type Stored = { type: "table" | "index" | "view" | "trigger"; name: string; sql: string };
/** What leans on a table goes before it. */
const ORDER = ["trigger", "view", "index", "table"] as const;

/**
 * Drops from a database that nobody has open what no migration of ours made, and answers its names: a trigger or view of
 * a file from outside would go on working inside the portal.
 */
export function dropStrangers(path: string): string[] {
  const known = knownStatements();
  const tables = new Set(
    [...known].flatMap(
      (one) => /^CREATE (?:VIRTUAL )?TABLE (?:IF NOT EXISTS )?[`"](\w+)/.exec(one)?.[1] ?? [],
    ),
  );
  const db = new Database(path);
  try {
    db.run("PRAGMA foreign_keys = OFF");
    const stored = db
      .query<Stored, []>(
        "select type, name, sql from sqlite_master where sql is not null and name not like 'sqlite_%'",
      )
      .all();
    // The parts of a full-text index are named after it.
    const isOurs = ({ type, name, sql }: Stored) =>
      type === "table"
        ? name === "__drizzle_migrations" ||
          tables.has(name) ||
          tables.has(name.replace(/_(data|idx|docsize|config|content)$/, ""))
        : known.has(sql);
    const strangers = stored.filter((one) => !isOurs(one));
    for (const kind of ORDER) {
      for (const { name } of strangers.filter(({ type }) => type === kind)) {
        db.run(`drop ${kind} if exists "${name.replaceAll('"', '""')}"`);
      }
    }
    return strangers.map(({ type, name }) => `${type} ${name}`);
  } finally {
    db.close();
  }
}
