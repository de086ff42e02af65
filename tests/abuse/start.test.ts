import { Database } from "bun:sqlite";
import { afterAll, describe, expect, test } from "bun:test";
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { endChildren, lastLine, launch, logIn, ready, stop } from "./child.ts";

afterAll(endChildren);

/** What a start on this folder says before it ends with 1. */
async function saidBy(folder: string, options: { fileLimit?: number } = {}): Promise<string> {
  const child = launch({ DATA_DIR: folder }, options);
  expect(await child.process.exited).toBe(1);
  return child.errors;
}

/** The line it ends with. */
async function refusalOf(folder: string, options: { fileLimit?: number } = {}): Promise<string> {
  return lastLine(await saidBy(folder, options));
}

async function startsAndStops(folder: string): Promise<void> {
  const child = launch({ DATA_DIR: folder });
  await ready(child);
  expect(await stop(child)).toBe(0);
}

function change(folder: string, ...statements: string[]): void {
  const db = new Database(join(folder, "portal.db"));
  for (const statement of statements) db.run(statement);
  db.run("PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
}

/** Noise over the first page of a table, of which nothing is read at a start. */
function damage(folder: string, table = "campaigns"): void {
  const path = join(folder, "portal.db");
  const db = new Database(path, { readonly: true });
  const [page, size] = db
    .query("select rootpage, (select page_size from pragma_page_size) from sqlite_master where name = ?")
    .values(table)[0] as [number, number];
  db.close();
  const file = openSync(path, "r+");
  writeSync(file, crypto.getRandomValues(new Uint8Array(size)), 0, size, (page - 1) * size);
  closeSync(file);
}

/** A folder whose database was spoilt in one way or another. */
const SPOILT: [string, (folder: string) => void, RegExp][] = [
  [
    "with a damaged page (F14)",
    (folder) => damage(folder),
    /^DATA_DIR cannot be used: the database \S+portal\.db is damaged \(.+\); put back a backup \(`portal manual`, "Putting one back"\)\n$/,
  ],
  [
    "that was cut",
    (folder) => truncateSync(join(folder, "portal.db"), 200_000),
    /^DATA_DIR cannot be used: [^\n]*damaged[^\n]*put back a backup[^\n]*\n$/,
  ],
  [
    "that was cut to nothing",
    (folder) => truncateSync(join(folder, "portal.db"), 0),
    /^DATA_DIR cannot be used: the database \S+ is empty; put back a backup [^\n]+\n$/,
  ],
  [
    "that is no database",
    (folder) => writeFileSync(join(folder, "portal.db"), "name;price\nchair;12\n".repeat(9_000)),
    /^DATA_DIR cannot be used: its database is damaged, or is no database; put back [^\n]+ \(SQLITE_NOTADB\)\n$/,
  ],
  [
    "of another program",
    (folder) => {
      writeFileSync(join(folder, "portal.db"), "");
      change(folder, "create table bookmarks (url text)");
    },
    /^DATA_DIR cannot be used: its database was made by another program\n$/,
  ],
  [
    "of a newer version (R9)",
    (folder) =>
      change(folder, "insert into __drizzle_migrations (hash, created_at) values ('x', 4102444800000)"),
    /^DATA_DIR cannot be used: a newer version of the portal has changed its database; [^\n]+\n$/,
  ],
  [
    "of before the baseline",
    (folder) => change(folder, "update __drizzle_migrations set created_at = 1"),
    /^DATA_DIR cannot be used: its database is of a version before 0\.2\.1; update to 0\.2\.1 first, then to this version\n$/,
  ],
];

describe("a start on a database", () => {
  test.each(SPOILT)("%s is refused with one line, and leaves it as it was", async (_what, spoil, line) => {
    const folder = newDataFolder();
    spoil(folder);
    const before = readFileSync(join(folder, "portal.db"));
    expect(await refusalOf(folder)).toMatch(line);
    expect(readFileSync(join(folder, "portal.db")).equals(before)).toBe(true);
  });

  test("too large to be checked at once answers, is found damaged meanwhile, and ends, which the line says", async () => {
    const folder = newDataFolder();
    const filler = "with recursive n(i) as (select 1 union all select i + 1 from n where i < 40)";
    change(folder, "create table filler (x)", `insert into filler ${filler} select zeroblob(500000) from n`);
    await startsAndStops(folder);
    damage(folder);
    // What already works may meet the damage first, and say so in the log.
    expect(await saidBy(folder)).toMatch(/^DATA_DIR cannot be used: the database \S+ is damaged \(.+\).+$/m);
  });

  test("stopped before is whole in its one file, which its owner alone may read", async () => {
    const folder = newDataFolder();
    const child = launch({ DATA_DIR: folder });
    await ready(child);
    expect((await logIn(child)).status).toBe(200);
    expect(statSync(join(folder, "portal.db")).mode & 0o777).toBe(0o600);
    expect(await stop(child)).toBe(0);
    const db = new Database(join(folder, "portal.db"), { readonly: true });
    const alone = Database.deserialize(readFileSync(join(folder, "portal.db")).fill(1, 18, 20));
    expect(alone.query("select count(*) from sessions").values()).toEqual([[1]]);
    db.close();
  });
});

describe("a start on a folder", () => {
  test("that is a file is refused with one line", async () => {
    const path = join(newDataFolder(), "file");
    writeFileSync(path, "");
    expect(await refusalOf(path)).toBe(`DATA_DIR cannot be used: ${path} is not a folder\n`);
  });

  test("on a full disk is refused with one line, leaves no half secret, and works once there is room", async () => {
    const folder = newEmptyFolder();
    const full =
      /^DATA_DIR cannot be used: there is no room left on its disk; make some and start it again \(EFBIG[^\n]*\)\n$/;
    expect(await refusalOf(folder, { fileLimit: 0 })).toMatch(full);
    expect(existsSync(join(folder, "secret"))).toBe(false);
    const fuller = /^DATA_DIR cannot be used: its disk[^\n]*\(SQLITE_[^\n]*\)\n$/;
    expect(await refusalOf(folder, { fileLimit: 2 })).toMatch(fuller);
    await startsAndStops(folder);
    expect(readFileSync(join(folder, "secret"), "utf8")).toHaveLength(64);
  });

  test.each(["", "cut-short-7781\n"])(
    "whose secret is %j is refused with one line that says what to do",
    async (text) => {
      const folder = newDataFolder();
      const path = join(folder, "secret");
      writeFileSync(path, text);
      const said = await saidBy(folder);
      expect(lastLine(said)).toMatch(
        /^SECRET cannot be used: the file \S+secret is cut short; put it back [^\n]+\n$/,
      );
      expect(said).not.toContain("7781");
      expect(readFileSync(path, "utf8")).toBe(text);
    },
  );

  test("that a killed portal left is free, whoever has its process id now", async () => {
    const folder = newDataFolder();
    writeFileSync(join(folder, "portal.lock"), String(process.pid));
    await startsAndStops(folder);
  });
});
