import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { type Database, openDatabase } from "#db/client.ts";

/** A database as it was before a migration, with what the tables of a newer one held by then. */
export async function openEarlier(before: string, newer: Database, tables: string[]): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), "portal-earlier-"));
  const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
  await migrate(db.read, { migrationsFolder: migrationsBefore(before, folder) });
  for (const table of tables) await copyTable(table, newer, db);
  return db;
}

export function migrationsBefore(before: string, folder: string): string {
  const earlier = join(folder, "migrations");
  cpSync("db/migrations", earlier, { recursive: true });
  const path = join(earlier, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: { tag: string }[] };
  const kept = journal.entries.filter(({ tag }) => tag < before);
  writeFileSync(path, JSON.stringify({ ...journal, entries: kept }));
  return earlier;
}

async function copyTable(table: string, from: Database, to: Database): Promise<void> {
  const { rows, columns } = await from.client.execute(`select * from ${table}`);
  const known = await to.client.execute(`select * from ${table} limit 0`);
  const names = columns.filter((name) => known.columns.includes(name));
  for (const row of rows) {
    const sql = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
    await to.client.execute({ sql, args: names.map((name) => row[name] ?? null) });
  }
}
