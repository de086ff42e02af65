import { describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "drizzle-orm/libsql/migrator";
import { openDatabase } from "#db/client.ts";
import { knownMigrations } from "#db/known-migrations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { ensureFirstAdmin } from "#server/accounts/first-admin.ts";
import { readBackup } from "#server/backup/read.ts";
import { fillDemo } from "#server/demo/fill.ts";
import { lastLine } from "#tests/abuse/child.ts";
import { openTestPortal } from "#tests/portal.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { migrationsBefore } from "./earlier.ts";

/** What a migration is allowed to put elsewhere: runs over many records and imports went into `runs` (0027). */
const MOVED = ["bulk_runs", "bulk_rows", "imports", "import_rows"];

const MIGRATE_UNTIL = new URL("migrate-until.ts", import.meta.url).pathname;

/** A season of the demonstration as the first version stored it, and how many rows its tables have. */
const earliest = await storeAsEarliest();

async function storeAsEarliest(): Promise<{ folder: string; counts: Record<string, number> }> {
  const { portal } = await openTestPortal({ now: new Date("2026-11-23T15:00:00Z") });
  await ensureFirstAdmin(portal, () => undefined);
  await fillDemo(portal);
  await portal.db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  const folder = newEmptyFolder();
  const path = join(folder, "portal.db");
  const earlier = openDatabase({ url: `file:${path}` });
  await migrate(earlier.read, { migrationsFolder: migrationsBefore("0001", newEmptyFolder()) });
  await earlier.close();
  copyRows(join(portal.env.DATA_DIR, "portal.db"), path);
  return { folder, counts: countAll(path) };
}

/** What the tables of the older database have columns for, and would have taken. */
function copyRows(from: string, to: string): void {
  const db = new Database(to);
  db.run("PRAGMA foreign_keys = OFF");
  db.run("ATTACH ? AS newer", [from]);
  for (const table of tablesOf(db)) {
    const columns = columnsOf(db, "main", table).filter((name) =>
      columnsOf(db, "newer", table).includes(name),
    );
    if (columns.length === 0) continue;
    const names = columns.map((name) => `"${name}"`).join(", ");
    db.run(`insert or ignore into main."${table}" (${names}) select ${names} from newer."${table}"`);
  }
  db.close();
}

function tablesOf(db: Database): string[] {
  return db
    .query(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'",
    )
    .values()
    .map(([name]) => String(name));
}

function columnsOf(db: Database, schema: string, table: string): string[] {
  return db
    .query(`PRAGMA ${schema}.table_info("${table}")`)
    .values()
    .map(([, name]) => String(name));
}

function countAll(path: string): Record<string, number> {
  const db = new Database(path, { readonly: true });
  try {
    return Object.fromEntries(
      tablesOf(db).map((table) => [
        table,
        Number(db.query(`select count(*) from "${table}"`).values()[0]?.[0]),
      ]),
    );
  } finally {
    db.close();
  }
}

/** How many migrations it has seen, and whether it is whole. */
function stateOf(path: string): { applied: number; whole: boolean } {
  const db = new Database(path);
  try {
    const [found] = db.query("PRAGMA integrity_check").values()[0] ?? [];
    const loose = db.query("PRAGMA foreign_key_check").values();
    const applied = Number(db.query("select count(*) from __drizzle_migrations").values()[0]?.[0]);
    return { applied, whole: found === "ok" && loose.length === 0 };
  } finally {
    db.close();
  }
}

function copyOfEarliest(): string {
  const folder = newEmptyFolder();
  cpSync(earliest.folder, folder, { recursive: true });
  return join(folder, "portal.db");
}

function expectNothingLost(path: string): void {
  const after = countAll(path);
  for (const [table, rows] of Object.entries(earliest.counts)) {
    if (!MOVED.includes(table)) expect([table, after[table]]).toEqual([table, rows]);
  }
}

describe("migrations (R9, F18)", () => {
  test("keep every row of every table, from the first version to this one", async () => {
    expect(Object.values(earliest.counts).filter((rows) => rows > 0).length).toBeGreaterThan(10);
    expect(earliest.counts["orders"]).toBeGreaterThan(10);
    const path = copyOfEarliest();
    const db = openDatabase({ url: `file:${path}` });
    await migrateDatabase(db);
    await db.close();
    expectNothingLost(path);
    expect(stateOf(path)).toEqual({ applied: knownMigrations().length, whole: true });
  });

  test("leave nothing of what an earlier version has deleted (B2)", async () => {
    const path = copyOfEarliest();
    const earlier = new Database(path);
    earlier.run("PRAGMA secure_delete = OFF");
    earlier.run("create table gone as select 'zulmira.apagada@example.org' as address");
    earlier.run("drop table gone");
    earlier.close();
    expect(readFileSync(path).includes("zulmira.apagada")).toBe(true);
    const db = openDatabase({ url: `file:${path}` });
    await migrateDatabase(db);
    const stands = [path, `${path}-wal`].filter((one) => readFileSync(one).includes("zulmira.apagada"));
    expect(stands).toEqual([]);
    await db.close();
    expectNothingLost(path);
  });

  test("that are killed leave the old or the new, and go on with the next start", async () => {
    const known = knownMigrations().length;
    const migrate = (path: string, ...more: string[]) =>
      Bun.spawn([process.execPath, MIGRATE_UNTIL, path, ...more], { stdout: "pipe" });
    const statements = Number(await new Response(migrate(copyOfEarliest()).stdout).text());
    const seen = [];
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      const path = copyOfEarliest();
      const killed = migrate(path, String(Math.floor(statements * share) - 1));
      await killed.exited;
      expect(killed.signalCode).toBe("SIGKILL");
      const { applied, whole } = stateOf(path);
      expect(whole).toBe(true);
      expect([1, known]).toContain(applied);
      expectNothingLost(path);
      seen.push(applied);
      expect(await migrate(path).exited).toBe(0);
      expect(stateOf(path)).toEqual({ applied: known, whole: true });
    }
    expect(seen).toEqual([1, 1, 1, 1, 1, known]);
  });

  test("that rebuild a parent table keep its children", async () => {
    const path = join(newDataFolder(), "portal.db");
    const db = openDatabase({ url: `file:${path}` });
    const insert = (statement: string) => db.client.execute(statement);
    await insert(
      "insert into runs (id, kind, status, actor_id, created_at) values ('run', 'orders', 'done', 'ana', 1)",
    );
    await insert("insert into run_rows (run_id, position, state) values ('run', 1, 'done')");
    await migrate(db.read, { migrationsFolder: withRebuiltRuns() });
    await db.close();
    expect(countAll(path)).toMatchObject({ runs: 1, run_rows: 1 });
    expect(stateOf(path)).toEqual({ applied: knownMigrations().length + 1, whole: true });
  });

  /** One more than there are, written as Drizzle writes a change that SQLite cannot make in place. */
  function withRebuiltRuns(): string {
    const folder = join(newEmptyFolder(), "migrations");
    cpSync("db/migrations", folder, { recursive: true });
    const db = new Database(join(newDataFolder(), "portal.db"), { readonly: true });
    const { sql } = db.query("select sql from sqlite_master where name = 'runs'").get() as { sql: string };
    db.close();
    const statements = [
      "PRAGMA foreign_keys=OFF;",
      `${sql.replace(/["`]runs["`]/, "`__new_runs`")};`,
      "INSERT INTO `__new_runs` SELECT * FROM `runs`;",
      "DROP TABLE `runs`;",
      "ALTER TABLE `__new_runs` RENAME TO `runs`;",
      "PRAGMA foreign_keys=ON;",
    ];
    writeFileSync(join(folder, "9999_rebuilt.sql"), statements.join("--> statement-breakpoint\n"));
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: object[] };
    const entry = {
      idx: entries.length,
      version: "6",
      when: 9_999_999_999_999,
      tag: "9999_rebuilt",
      breakpoints: true,
    };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, entry] }));
    return folder;
  }
});

describe("before a migration", () => {
  test("a backup of the old state is made, of which the last three are kept", async () => {
    const path = copyOfEarliest();
    const folder = join(path, "..");
    const place = join(folder, "backups");
    const { out, err, code } = await runPortal({ DATA_DIR: folder }, "migrate");
    expect([err, code]).toEqual(["", 0]);
    expect(out).toMatch(/^\d+ migrations applied/);
    const [name, ...others] = readdirSync(place);
    expect([name, others]).toEqual([expect.stringMatching(/^before-migration-20.*\.tar$/), []]);
    const { counts, migrations } = readBackup(join(place, name ?? ""));
    expect([migrations.length, counts["orders"]]).toEqual([1, earliest.counts["orders"]]);
    expectNothingLost(path);
    expect((await runPortal({ DATA_DIR: folder }, "migrate")).out).toStartWith("Nothing to do");
    expect(readdirSync(place)).toEqual([name ?? ""]);

    const DATA_DIR = newEmptyFolder();
    const restored = await runPortal({ DATA_DIR }, "restore", join(place, name ?? ""));
    expect([restored.err, restored.code]).toEqual(["", 0]);
    expect(stateOf(join(DATA_DIR, "portal.db"))).toEqual({ applied: knownMigrations().length, whole: true });
  });

  test("the database stays as it is when the backup fails, and the start says why and what to do", async () => {
    const path = copyOfEarliest();
    const folder = join(path, "..");
    writeFileSync(join(folder, "backups"), "in the way");
    const { err, code } = await runPortal({ DATA_DIR: folder }, "migrate");
    expect([code, lastLine(err)]).toEqual([
      1,
      `The database was not changed: this version would bring it to a newer state, and the backup before that failed (${join(folder, "backups")} is not a folder). Mend that, or start the version before\n`,
    ]);
    expect(stateOf(path).applied).toBe(1);
    rmSync(folder, { recursive: true });
  });

  test("a new folder needs none", async () => {
    const folder = newEmptyFolder();
    await runPortal({ DATA_DIR: folder }, "migrate");
    expect(readdirSync(folder)).not.toContain("backups");
  });
});

test("a database that a newer version has changed is refused by an older one, in one line (R9)", async () => {
  const folder = newDataFolder();
  const db = new Database(join(folder, "portal.db"));
  db.run("insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)");
  db.close();
  const { err, code } = await runPortal({ DATA_DIR: folder, PORT: "43119" }, "serve");
  expect(code).toBe(1);
  expect(lastLine(err)).toStartWith(
    "DATA_DIR cannot be used: a newer version of the portal has changed its database; start that version again",
  );
});
