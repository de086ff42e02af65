import { Database } from "bun:sqlite";
import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copyRows } from "./older.ts";

const folder = mkdtempSync(join(tmpdir(), "older-"));
afterAll(() => rmSync(folder, { recursive: true }));

function make(name: string, ...statements: string[]): string {
  const path = join(folder, name);
  const db = new Database(path, { create: true });
  for (const statement of statements) db.run(statement);
  db.close();
  return path;
}

test("an older database is given the rows of a newer one, in the columns that both have", () => {
  const newer = make(
    "newer.db",
    "CREATE TABLE orders (id TEXT PRIMARY KEY, total INTEGER, search_row INTEGER)",
    "CREATE TABLE badges (id TEXT)",
    "CREATE VIRTUAL TABLE order_search USING fts5(text, content='')",
    "INSERT INTO orders VALUES ('a', 1, 7), ('b', 2, 8)",
    "INSERT INTO badges VALUES ('x')",
  );
  const older = make(
    "older.db",
    "CREATE TABLE orders (id TEXT PRIMARY KEY, kind TEXT DEFAULT 'STANDARD', total INTEGER)",
    "CREATE TABLE __drizzle_migrations (id INTEGER)",
    "INSERT INTO orders (id, total) VALUES ('first', 0)",
    "INSERT INTO __drizzle_migrations VALUES (1)",
  );
  copyRows(newer, older);
  const db = new Database(older, { readonly: true });
  expect(db.query("SELECT * FROM orders ORDER BY id").all()).toEqual([
    { id: "a", kind: "STANDARD", total: 1 },
    { id: "b", kind: "STANDARD", total: 2 },
  ]);
  expect(db.query("SELECT * FROM __drizzle_migrations").all()).toEqual([{ id: 1 }]);
  expect(db.query("SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table'").get()).toEqual({
    tables: 2,
  });
});
