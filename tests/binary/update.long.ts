import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Database } from "bun:sqlite";
import { lastLine, ready } from "#tests/abuse/child.ts";
import { ADMIN, findFreePort } from "#tests/portal-process.ts";

/**
 * The update by hand and by its command (`bun run test:binary`): the release before with the data of a season, stopped,
 * the new file in its place, started; the way back, which is refused, and the one over the backup from before the
 * migration; `portal update` and its own way back. The release before is the executable that PORTAL_BEFORE names, or
 * one that is built of the commit before the last change of the database.
 */
const NEW = resolve(process.env["PORTAL_BINARY"] || "dist/portal");
const place = mkdtempSync(join(tmpdir(), "portal-update-"));
const sources = join(place, "before");
const dataDir = join(place, "data");
/** The commit before the last change of the database's migrations, and what they were by then. */
const commit = `${must(["git", "log", "-1", "--format=%H", "--", "db/migrations/meta/_journal.json"]).trim()}^`;
const [newest, newestBefore] = [readJournal(), readJournal(commit)].map((entries) => entries.at(-1)?.when);
/** The baseline makes what the migrations of release 0.2.1 made, and changes nothing of what it left. */
const CHANGES = newest !== newestBefore;
/** What goes on by itself while a portal runs: it notes its migrations, and keeps what its mails said. */
const GO_ON = ["__drizzle_migrations", "sent_texts", ...droppedTables()];
let before = process.env["PORTAL_BEFORE"] ?? "";
let port = "";
let url = "";
let serving: Bun.Subprocess<"ignore", "pipe", "pipe"> | undefined;

beforeAll(async () => {
  port = String(await findFreePort());
  url = `http://127.0.0.1:${port}`;
  checkOutBefore();
  if (!before) {
    cpSync("dist/web", join(sources, "dist/web"), { recursive: true });
    inSources(["bun", "server/binary/build.ts"]);
    before = join(sources, "dist/portal");
  }
  inSources(["bun", "tests/journeys/seed.ts"]);
});

afterAll(async () => {
  serving?.kill("SIGKILL");
  await serving?.exited;
  Bun.spawnSync(["git", "worktree", "remove", "--force", sources]);
  rmSync(place, { recursive: true, force: true });
});

type Entry = { when: number; tag: string };

function readJournal(of = "HEAD"): Entry[] {
  const text = must(["git", "show", `${of}:db/migrations/meta/_journal.json`]);
  return (JSON.parse(text) as { entries: Entry[] }).entries;
}

/** Whose rows the update does not keep. */
function droppedTables(): string[] {
  const texts = readJournal().map(({ tag }) => readFileSync(`db/migrations/${tag}.sql`, "utf8"));
  const named = (pattern: RegExp) =>
    texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name ?? ""));
  const rebuilt = named(/ RENAME TO `(\w+)`/g);
  return named(/^DROP TABLE `(\w+)`/gm).filter((name) => !rebuilt.includes(name));
}

function checkOutBefore(): void {
  must(["git", "worktree", "add", "--detach", sources, commit]);
  symlinkSync(resolve("node_modules"), join(sources, "node_modules"));
  inSources(["bun", "i18n/generate.ts", "--always"]);
}

function inSources(command: string[]): string {
  return must(command, { cwd: sources, env: { ...process.env, DATA_DIR: dataDir } });
}

function must(command: string[], options: { cwd?: string; env?: Record<string, string | undefined> } = {}) {
  const { stdout, stderr, success } = Bun.spawnSync(command, options);
  if (!success) throw new Error(`${command.join(" ")}: ${stderr.toString().slice(-2_000)}`);
  return stdout.toString();
}

function begin(binary: string, ...args: string[]): Bun.Subprocess<"ignore", "pipe", "pipe"> {
  return Bun.spawn([binary, ...args], {
    cwd: place,
    env: { DATA_DIR: dataDir, PORT: port, LOG_LEVEL: "warn" },
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
}

async function run(binary: string, ...args: string[]): Promise<{ out: string; err: string; code: number }> {
  const child = begin(binary, ...args);
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { out, err, code: await child.exited };
}

async function serve(binary: string): Promise<void> {
  serving = begin(binary, "serve");
  await ready({ process: serving, url, port: Number(port), errors: new Response(serving.stderr).text() });
}

async function stop(): Promise<number> {
  serving?.kill("SIGTERM");
  return (await serving?.exited) ?? -1;
}

function logIn(): Promise<Response> {
  return fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: ADMIN.email, password: ADMIN.password }),
  });
}

/** How many rows each table has, those of the release before alone. */
function countRows(tables?: readonly string[]): Record<string, number> {
  const db = new Database(join(dataDir, "portal.db"), { readonly: true });
  const named = db
    .query<{ name: string }, []>(
      "select name from sqlite_master where type = 'table' and sql not like '%virtual%'",
    )
    .all();
  const names = tables ?? named.map(({ name }) => name).filter((name) => !GO_ON.includes(name));
  const count = (name: string) =>
    db.query<{ n: number }, []>(`select count(*) n from "${name}"`).get()?.n ?? -1;
  const counted = Object.fromEntries(names.map((name) => [name, count(name)]));
  db.close();
  return counted;
}

describe("an update", () => {
  let rows: Record<string, number> = {};
  let cookie = "";

  test("begins with the release before, at work and stopped", async () => {
    await serve(before);
    const answer = await logIn();
    expect(answer.status).toBe(200);
    cookie = answer.headers.getSetCookie().join("; ");
    expect(await stop()).toBe(0);
    rows = countRows();
    expect(rows["orders"]).toBeGreaterThan(10);
  });

  test("is announced by the new one's doctor, which changes nothing yet", async () => {
    const { out, code } = await run(NEW, "doctor");
    expect([code, /^MIND database .+: the start will change it$/m.test(out)]).toEqual([0, CHANGES]);
    expect(countRows()).toEqual(rows);
  });

  test("keeps every row of every table, and everybody signed in (R9)", async () => {
    await serve(NEW);
    const verified = await fetch(`${url}/api/auth/verify`, { headers: { cookie } });
    expect(verified.status).toBe(200);
    expect(await stop()).toBe(0);
    expect(countRows(Object.keys(rows))).toEqual(rows);
    expect((await run(NEW, "check")).code).toBe(0);
  });

  test.if(CHANGES)(
    "cannot be gone back on: the release before refuses, in one sentence that says what to do",
    async () => {
      const { out, err, code } = await run(before, "serve");
      expect([out, code]).toEqual(["", 1]);
      expect(lastLine(err)).toMatch(
        /^DATA_DIR cannot be used: a newer version of the portal has changed its database; start that version again, or put back .+\n$/,
      );
      expect(countRows(Object.keys(rows))).toEqual(rows);
    },
  );
});

describe.if(CHANGES)("the backup that an update makes before it changes the database", () => {
  const file = () => join(place, "before-migration.tar");
  let rows: Record<string, number> = {};

  /** A restore ends every session, and is written down. */
  const RESTORED = ["sessions", "refresh_tokens", "restores"];

  test("is whole, and the only one of its kind", async () => {
    const folder = join(dataDir, "backups");
    const [made = "", ...others] = readdirSync(folder).filter((name) => name.startsWith("before-migration-"));
    expect(others).toEqual([]);
    cpSync(join(folder, made), file());
    expect((await run(NEW, "verify", file())).code).toBe(0);
    const manifest = must(["tar", "xOf", file(), "manifest.json"]);
    ({ counts: rows } = JSON.parse(manifest) as { counts: Record<string, number> });
    for (const name of [...GO_ON, ...RESTORED]) delete rows[name];
    expect(rows["orders"]).toBeGreaterThan(10);
  });

  test("is put back by the new one at its own version, row by row (R8)", async () => {
    const { err, code } = await run(NEW, "restore", file());
    expect([err, code]).toEqual(["", 0]);
    expect(countRows(Object.keys(rows))).toEqual(rows);
    expect((await run(NEW, "check")).code).toBe(0);
    removeKept();
  });

  test("is with the old file the way back: what was there before the update, at work (F17)", async () => {
    const { err, code } = await run(before, "restore", file());
    expect([err, code]).toEqual(["", 0]);
    expect(countRows(Object.keys(rows))).toEqual(rows);
    await serve(before);
    expect((await logIn()).status).toBe(200);
    expect(await stop()).toBe(0);
    expect((await run(before, "check")).code).toBe(0);
  });

  /** As the manual says, once all is well. */
  function removeKept(): void {
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith("before-restore-")) rmSync(join(dataDir, name), { recursive: true });
    }
  }
});

describe("portal update", () => {
  const program = join(place, "bin/portal");
  const update = (...args: string[]) => run(NEW, "update", ...args, "--program", program);

  test("brings the release before to the new one, and back again with its data (B6)", async () => {
    mkdirSync(join(place, "bin"));
    cpSync(before, program);
    const rows = countRows();
    for (const name of ["sessions", "refresh_tokens", "restores", "look_ups"]) delete rows[name];
    expect(await update(NEW)).toMatchObject({ err: "", code: 0 });
    expect((await run(program, "--version")).out).toBe((await run(NEW, "--version")).out);
    expect(countRows(Object.keys(rows))).toEqual(rows);
    expect((await update("--back")).err).toContain("Nothing was changed. To go back");
    expect(await update("--back", "--discard")).toMatchObject({ err: "", code: 0 });
    expect((await run(program, "--version")).out).toBe((await run(before, "--version")).out);
    expect(countRows(Object.keys(rows))).toEqual(rows);
    await serve(program);
    expect((await logIn()).status).toBe(200);
    expect(await stop()).toBe(0);
  });
});
