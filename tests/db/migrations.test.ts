import { describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
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
import { asNextRelease, makeNextRelease } from "./next-release.ts";

const MIGRATE_UNTIL = new URL("migrate-until.ts", import.meta.url).pathname;

const KNOWN = knownMigrations().length;
const next = makeNextRelease();
const AS_NEXT = { BUN_OPTIONS: `--preload=${next.preload}` };

/** A season of the demonstration as this release stored it, and how many rows its tables have. */
const season = await storeSeason();

async function storeSeason(): Promise<{ folder: string; counts: Record<string, number> }> {
  const { portal } = await openTestPortal({ now: new Date("2026-11-23T15:00:00Z") });
  await ensureFirstAdmin(portal, () => undefined);
  await fillDemo(portal);
  await portal.db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
  const folder = newEmptyFolder();
  const path = join(folder, "portal.db");
  cpSync(join(portal.env.DATA_DIR, "portal.db"), path);
  runIn(
    path,
    "insert into runs (id, kind, status, actor_id, created_at) values ('run', 'orders', 'done', 'ana', 1)",
    "insert into run_rows (run_id, position, state) values ('run', 1, 'done')",
  );
  return { folder, counts: countAll(path) };
}

function runIn(path: string, ...statements: string[]): void {
  const db = new Database(path);
  for (const statement of statements) db.run(statement);
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

function copyOfSeason(): string {
  const folder = newEmptyFolder();
  cpSync(season.folder, folder, { recursive: true });
  return join(folder, "portal.db");
}

function expectNothingLost(path: string): void {
  expect(countAll(path)).toEqual(season.counts);
}

/** As the release to come does at its start. */
async function migrateToNext(path: string): Promise<void> {
  const db = openDatabase({ url: `file:${path}` });
  await asNextRelease(next.migrations, () => migrateDatabase(db));
  await db.close();
}

describe("migrations (R9, F18)", () => {
  test("keep every row of every table, the children of a parent that is rebuilt too", async () => {
    expect(Object.values(season.counts).filter((rows) => rows > 0).length).toBeGreaterThan(10);
    expect(season.counts["orders"]).toBeGreaterThan(10);
    const path = copyOfSeason();
    await migrateToNext(path);
    expectNothingLost(path);
    expect(countAll(path)).toMatchObject({ runs: 1, run_rows: 1 });
    expect(stateOf(path)).toEqual({ applied: KNOWN + 1, whole: true });
  });

  test("leave nothing of what an earlier version has deleted (B2)", async () => {
    const path = copyOfSeason();
    runIn(
      path,
      "PRAGMA secure_delete = OFF",
      "create table gone as select 'zulmira.apagada@example.org' as address",
      "drop table gone",
    );
    expect(readFileSync(path).includes("zulmira.apagada")).toBe(true);
    const db = openDatabase({ url: `file:${path}` });
    await asNextRelease(next.migrations, () => migrateDatabase(db));
    const stands = [path, `${path}-wal`].filter((one) => readFileSync(one).includes("zulmira.apagada"));
    expect(stands).toEqual([]);
    await db.close();
    expectNothingLost(path);
  });

  test("that are killed leave the old or the new, and go on with the next start", async () => {
    const migrate = (path: string, ...more: string[]) =>
      Bun.spawn([process.execPath, `--preload=${next.preload}`, MIGRATE_UNTIL, path, ...more], {
        stdout: "pipe",
      });
    const statements = Number(await new Response(migrate(copyOfSeason()).stdout).text());
    const seen = [];
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.8, 1]) {
      const path = copyOfSeason();
      const killed = migrate(path, String(Math.floor(statements * share) - 1));
      await killed.exited;
      expect(killed.signalCode).toBe("SIGKILL");
      const { applied, whole } = stateOf(path);
      expect(whole).toBe(true);
      expect([KNOWN, KNOWN + 1]).toContain(applied);
      expectNothingLost(path);
      seen.push(applied);
      expect(await migrate(path).exited).toBe(0);
      expect(stateOf(path)).toEqual({ applied: KNOWN + 1, whole: true });
    }
    expect(seen).toEqual([KNOWN, KNOWN, KNOWN, KNOWN, KNOWN, KNOWN + 1]);
  });
});

describe("before a migration", () => {
  test("a backup of the old state is made, of which the last three are kept", async () => {
    const path = copyOfSeason();
    const folder = join(path, "..");
    const place = join(folder, "backups");
    const { out, err, code } = await runPortal({ DATA_DIR: folder, ...AS_NEXT }, "migrate");
    expect([err, code]).toEqual(["", 0]);
    expect(out).toMatch(/^\d+ migrations? applied/);
    const [name, ...others] = readdirSync(place);
    expect([name, others]).toEqual([expect.stringMatching(/^before-migration-20.*\.tar$/), []]);
    const { counts, migrations } = readBackup(join(place, name ?? ""));
    expect([migrations.length, counts["orders"]]).toEqual([KNOWN, season.counts["orders"]]);
    expectNothingLost(path);
    const again = await runPortal({ DATA_DIR: folder, ...AS_NEXT }, "migrate");
    expect(again.out).toStartWith("Nothing to do");
    expect(readdirSync(place)).toEqual([name ?? ""]);

    const DATA_DIR = newEmptyFolder();
    const restored = await runPortal({ DATA_DIR, ...AS_NEXT }, "restore", join(place, name ?? ""));
    expect([restored.err, restored.code]).toEqual(["", 0]);
    expect(stateOf(join(DATA_DIR, "portal.db"))).toEqual({ applied: KNOWN + 1, whole: true });
  });

  test("the database stays as it is when the backup fails, and the start says why and what to do", async () => {
    const path = copyOfSeason();
    const folder = join(path, "..");
    writeFileSync(join(folder, "backups"), "in the way");
    const { err, code } = await runPortal({ DATA_DIR: folder, ...AS_NEXT }, "migrate");
    expect([code, lastLine(err)]).toEqual([
      1,
      `The database was not changed: this version would bring it to a newer state, and the backup before that failed (${join(folder, "backups")} is not a folder). Mend that, or start the version before\n`,
    ]);
    expect(stateOf(path).applied).toBe(KNOWN);
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
  await migrateToNext(join(folder, "portal.db"));
  const { err, code } = await runPortal({ DATA_DIR: folder, PORT: "43119" }, "serve");
  expect(code).toBe(1);
  expect(lastLine(err)).toStartWith(
    "DATA_DIR cannot be used: a newer version of the portal has changed its database; start that version again",
  );
});
