import { Database } from "bun:sqlite";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { MIGRATIONS } from "#db/known-migrations.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";

/** A parent of others, a child and two that stand alone; none has a trigger, which would go with it, nor stands in a view. */
const REBUILT = ["runs", "sessions", "settings", "restores"];

/**
 * A release to come, which knows one migration more than this one, written as Drizzle writes a change that SQLite cannot
 * make in place. `preload` is the module that makes a process of the portal that release (`bun --preload=…`).
 */
export function makeNextRelease(): { migrations: string; preload: string } {
  const folder = newEmptyFolder();
  const migrations = join(folder, "migrations");
  cpSync("db/migrations", migrations, { recursive: true });
  const statements = ["PRAGMA foreign_keys=OFF;", ...REBUILT.flatMap(rebuild), "PRAGMA foreign_keys=ON;"];
  writeFileSync(join(migrations, "9999_rebuilt.sql"), statements.join("--> statement-breakpoint\n"));
  const journal = join(migrations, "meta/_journal.json");
  const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
  const named = { version: "6", when: 9_999_999_999_999, tag: "9999_rebuilt", breakpoints: true };
  const all = [...entries, { idx: entries.length, ...named }];
  writeFileSync(journal, JSON.stringify({ ...rest, entries: all }));
  const preload = join(folder, "next-release.ts");
  const known = JSON.stringify(resolve("db/known-migrations.ts"));
  writeFileSync(
    preload,
    `import { MIGRATIONS } from ${known};\nMIGRATIONS.migrationsFolder = ${JSON.stringify(migrations)};\n`,
  );
  return { migrations, preload };
}

function rebuild(table: string): string[] {
  const db = new Database(join(newDataFolder(), "portal.db"), { readonly: true });
  const { sql } = db.query("select sql from sqlite_master where name = ?").get(table) as { sql: string };
  db.close();
  return [
    `${sql.replace(/["`]\w+["`]/, `\`__new_${table}\``)};`,
    `INSERT INTO \`__new_${table}\` SELECT * FROM \`${table}\`;`,
    `DROP TABLE \`${table}\`;`,
    `ALTER TABLE \`__new_${table}\` RENAME TO \`${table}\`;`,
  ];
}

/** What is migrated in this process while it runs is migrated to that release. */
export async function asNextRelease<T>(migrations: string, run: () => Promise<T>): Promise<T> {
  const { migrationsFolder } = MIGRATIONS;
  MIGRATIONS.migrationsFolder = migrations;
  try {
    return await run();
  } finally {
    MIGRATIONS.migrationsFolder = migrationsFolder;
  }
}
