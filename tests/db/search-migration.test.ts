import { expect, test } from "bun:test";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { openDatabase } from "#db/client.ts";
import { isFoundBy } from "#db/full-text.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { orders, submissions } from "#db/schema/index.ts";
import { openScene } from "#tests/server/orders/scene.ts";

/** The migrations as they were before there was a full-text index. */
function earlierMigrations(folder: string): string {
  const earlier = join(folder, "migrations");
  cpSync("db/migrations", earlier, { recursive: true });
  const path = join(earlier, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as { entries: { tag: string }[] };
  const kept = journal.entries.filter(({ tag }) => tag < "0004");
  writeFileSync(path, JSON.stringify({ ...journal, entries: kept }));
  return earlier;
}

test("what was there before the full-text index is found by it", async () => {
  const scene = await openScene();
  const { reference } = await scene.send();
  const folder = mkdtempSync(join(tmpdir(), "portal-search-"));
  const db = openDatabase({ url: `file:${join(folder, "portal.db")}` });
  await migrate(db.read, { migrationsFolder: earlierMigrations(folder) });
  for (const table of ["users", "submissions", "orders"]) {
    const { rows, columns } = await scene.portal.db.client.execute(`select * from ${table}`);
    const names = columns.filter((name) => name !== "search_row");
    for (const row of rows) {
      const sql = `insert into ${table} (${names.join(", ")}) values (${names.map(() => "?").join(", ")})`;
      await db.client.execute({ sql, args: names.map((name) => row[name] ?? null) });
    }
  }

  await migrateDatabase(db);
  const isOrder = isFoundBy(orders.searchRow, "order_search", `${reference.slice(-3)} moura`);
  expect(await db.read.select({ reference: orders.reference }).from(orders).where(isOrder)).toEqual([
    { reference },
  ]);
  const isSubmission = isFoundBy(submissions.searchRow, "submission_search", "varzea ana");
  expect(await db.read.$count(submissions, isSubmission)).toBe(2);
  await db.close();
});
