import { plugin } from "bun";
import { afterAll } from "bun:test";
import { copyFileSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "#db/client.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { type Companion, startSqld } from "./companion.ts";
import { IS_ON_SERVER } from "./file-test.ts";
import { makeTestFolder } from "./test-folders.ts";

/**
 * For a test that hangs, and for nothing else: none has a limit of its own, since none may fail because something took long
 * (tests/README.md). Bun forgets a default with each file, so it stands at the head of every one.
 */
const HANGS_MS = 15 * 60_000;
plugin({
  name: "no test has a limit of its own",
  setup(build) {
    build.onLoad({ filter: /\/tests\/.+\.(?:test|long)\.tsx?$/ }, async ({ path }) => {
      const source = await Bun.file(path).text();
      const head = `import { setDefaultTimeout as hangsAfter } from "bun:test"; hangsAfter(${HANGS_MS}); `;
      return { contents: head + source, loader: path.endsWith("x") ? "tsx" : "ts" };
    });
  },
});

/**
 * One migrated database file for the whole run, copied for every test portal: each test file works on a real
 * database of its own without paying for the migrations again.
 */
const folder = makeTestFolder();
const template = join(folder, "template.db");
let copies = 0;

// Whatever a page fetches of its words later, a test has all of them, and so have those after it.
loadAllLocales();

const db = openDatabase({ url: `file:${template}` });
await migrateDatabase(db);
await db.client.execute("PRAGMA wal_checkpoint(TRUNCATE)");
await db.close();

/** A fresh data folder as the first start finds it. */
export function newEmptyFolder(): string {
  copies += 1;
  const data = join(folder, `data-${copies}-${process.pid}`);
  mkdirSync(data, { recursive: true });
  return data;
}

/** A fresh data folder with a migrated, empty database in it. */
export function newDataFolder(): string {
  const data = newEmptyFolder();
  copyFileSync(template, join(data, "portal.db"));
  return data;
}

/** With TEST_DATABASE=sqld a server instead of a file. */
export async function startTestServer(): Promise<Companion | undefined> {
  return IS_ON_SERVER ? startDatabaseServer() : undefined;
}

/** A server with a migrated, empty database in it. */
export async function startDatabaseServer(): Promise<Companion> {
  migrated ??= migrateServer();
  return startSqld((await migrated).folder);
}

let migrated: Promise<Companion> | undefined;

async function migrateServer(): Promise<Companion> {
  const server = await startSqld();
  const remote = openDatabase({ url: server.url });
  await migrateDatabase(remote);
  await remote.close();
  await server.stop();
  return server;
}

// Where several processes share the tests, this comes after each file, not after the last.
const isOneOfSeveral = process.env["BUN_TEST_WORKER_ID"] !== undefined;
afterAll(() => isOneOfSeveral || rmSync(folder, { recursive: true, force: true }));
