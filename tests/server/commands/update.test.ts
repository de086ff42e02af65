import { afterEach, beforeEach, describe, expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { createHash } from "node:crypto";
import { chmodSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { mkdtempSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { knownMigrations } from "#db/known-migrations.ts";
import { makeNextRelease } from "#tests/db/next-release.ts";
import { findFreePort } from "#tests/portal-process.ts";
import { newDataFolder, newEmptyFolder } from "#tests/setup.ts";
import { runPortal } from "./run-portal.ts";

const KNOWN = knownMigrations().length;
const PORTAL = `exec ${process.execPath} ${resolve("server/commands/portal-command.ts")} "$@"`;
/** That of a release which changes the database. */
const NEXT = `exec ${process.execPath} --preload=${makeNextRelease().preload} ${resolve("server/commands/portal-command.ts")} "$@"`;

let folder = "";
let place = "";
let file = "";
let env: Record<string, string> = {};

/** Whoever is not asked for its judgement finds everything well, at once. */
const WELL = 'if [ "$1" = doctor ]; then exit 0; fi';

/** A program of the portal that calls itself a release, and does before anything else what it is told. */
function program(path: string, version: string, first = WELL, portal = PORTAL): void {
  const says = `if [ "$1" = --version ]; then echo "portal ${version} (test)"; echo "database version 1"; exit; fi`;
  writeFileSync(path, `#!/bin/sh\n${says}\n${first}\n${portal}\n`);
  chmodSync(path, 0o755);
}

function ask<Row>(statement: string): Row[] {
  const db = new Database(join(env["DATA_DIR"] ?? "", "portal.db"), { readonly: true });
  const rows = db.query(statement).all() as Row[];
  db.close();
  return rows;
}

const hashOf = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");
const migrations = () => ask("select 1 from __drizzle_migrations").length;
const versionAt = (path: string) => /portal (\S+) /.exec(readFileSync(path, "utf8"))?.[1];
const beside = () => readdirSync(join(folder, "bin")).toSorted();
const update = (...args: string[]) => runPortal(env, "update", ...args, "--program", place);

beforeEach(async () => {
  folder = newEmptyFolder();
  mkdirSync(join(folder, "bin"));
  place = join(folder, "bin/portal");
  file = join(folder, "portal");
  program(place, "0.2.0");
  program(file, "0.2.1");
  const SMTP_URL = "smtp://127.0.0.1:1";
  const port = String(await findFreePort());
  env = { DATA_DIR: join(folder, "data"), PORT: port, SMTP_URL, LOG_LEVEL: "error" };
});

describe("portal update", () => {
  test("puts the newer program in place over a copy of program and data, though the mail server is down (B6)", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    program(file, "0.2.1", "", NEXT);
    writeFileSync(`${file}.sha256`, `${hashOf(file)}  portal\n`);
    const { out, err, code } = await update(file);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toMatch(/^MIND mail +127\.0\.0\.1:1 takes no mail/m);
    expect([versionAt(place), migrations()]).toEqual(["0.2.1", KNOWN + 1]);
    const kept = /^Kept: (\S+before-\d{4}\S+Z)$/m.exec(out)?.[1] ?? "";
    expect(versionAt(kept)).toBe("0.2.0");
    expect(beside()).toEqual(["portal", kept.slice(join(folder, "bin/").length), "portal.before.json"]);
    expect(readdirSync(join(env["DATA_DIR"] ?? "", "backups"))).toEqual([
      expect.stringMatching(/^before-migration-/),
    ]);
  });

  test.each([
    ["its migration fails", 'if [ "$1" = migrate ]; then echo "no room" >&2; exit 1; fi', "no room"],
    [
      "it does not come up",
      'if [ "$1" = serve ]; then echo "PORT is not mine" >&2; exit 1; fi',
      "PORT is not mine",
    ],
  ])("goes back by itself to program and data when %s, and says why", async (_when, first, why) => {
    env = { ...env, DATA_DIR: newDataFolder() };
    program(file, "0.2.1", `${WELL}\n${first}`, NEXT);
    const { err, code } = await update(file);
    expect(err).toMatch(
      new RegExp(
        `^The update failed: ${why}\nProgram and data are as they were: start it.+\nWhat the update .+\n$`,
      ),
    );
    expect([code, versionAt(place), migrations(), beside()]).toEqual([1, "0.2.0", KNOWN, ["portal"]]);
    expect(existsSync(join(env["DATA_DIR"] ?? "", "restoring"))).toBe(false);
  });

  test("starts the program that did not leave its place, when the way back cannot be noted", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    program(place, "0.2.0", `${WELL}\nif [ "$1" = restore ]; then echo "unknown" >&2; exit 1; fi`);
    expect((await update(file)).err).toBe("");
    program(place, "0.2.1", `${WELL}\nif [ "$1" = restore ]; then echo "unknown" >&2; exit 1; fi`);
    const before = beside();
    mkdirSync(`${place}.updating.json.new`);
    const { err } = await update(file);
    expect(err).toStartWith("The update failed: ");
    expect(err).toEndWith("\nProgram and data are as they were: start it as you always do\n");
    expect(beside()).toEqual([...before, "portal.updating.json.new"]);
  });

  test("gives what it starts the settings alone, of all that a .env may have set", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    program(file, "0.2.1", `env >>${join(folder, "env")}\n${WELL}`);
    const foreign = { LD_LIBRARY_PATH: folder, BUN_INSTALL: folder, NODE_OPTIONS: "", IFS_OF_ANOTHER: "1" };
    expect((await runPortal({ ...env, ...foreign }, "update", file, "--program", place)).err).toBe("");
    const said = readFileSync(join(folder, "env"), "utf8");
    expect(said).toContain(`DATA_DIR=${env["DATA_DIR"]}`);
    for (const name of Object.keys(foreign)) expect(said).not.toContain(name);
  });

  test("says that an update was cut off, and does not take what it put in place for the program before", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    program(file, "0.2.1", `${WELL}\nif [ "$1" = migrate ]; then kill -9 $PPID; exit 1; fi`);
    await update(file);
    expect(versionAt(place)).toBe("0.2.1");
    const again = await update(file);
    expect(again.err).toStartWith("The update from portal 0.2.0 (test) to portal 0.2.1 (test) was cut off. ");
    expect((await update("--back")).err).toStartWith("portal 0.2.0 (test) would come back");
    expect((await update("--back", "--discard")).err).toBe("");
    expect([versionAt(place), beside()]).toEqual(["0.2.0", ["portal"]]);
  });

  test("goes on after one that was cut off before it put its program in place", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    const kept = `${place}.before-2026-01-01T00-00-00Z`;
    linkSync(place, kept);
    const note = { at: "2026-01-01T00:00:00.000Z", from: "a", to: "b", program: kept, backup: file };
    writeFileSync(`${place}.updating.json`, JSON.stringify(note));
    expect((await update(file)).err).toBe("");
    expect([versionAt(place), existsSync(kept), existsSync(`${place}.updating.json`)]).toEqual([
      "0.2.1",
      false,
      false,
    ]);
  });

  test.each([
    [
      "runs nowhere",
      () => writeFileSync(file, "\u007fELF of another machine"),
      /cannot be used: it does not run/,
    ],
    [
      "is another program",
      () => writeFileSync(file, "#!/bin/sh\necho hello\n"),
      /cannot be used: it is no portal/,
    ],
    ["is older", () => program(file, "0.1.9"), /^FILE is portal 0\.1\.9 .+ older than portal 0\.2\.0 /],
    [
      "is not what its sum says",
      () => writeFileSync(`${file}.sha256`, `${"0".repeat(64)}  portal\n`),
      /fetch both/,
    ],
    [
      "finds what keeps it from running",
      () => program(file, "0.2.1", 'if [ "$1" = doctor ]; then echo "BAD  disk  full"; exit 1; fi'),
      /doctor finds what would keep it from running:\nBAD {2}disk {2}full/,
    ],
  ])("changes nothing when FILE %s", async (_what, make, said) => {
    env = { ...env, DATA_DIR: newDataFolder() };
    make();
    const { err, code } = await update(file);
    expect(err).toMatch(said);
    expect([code, versionAt(place), beside()]).toEqual([1, "0.2.0", ["portal"]]);
  });

  test("refuses a folder without data, a database server, and a call that says neither FILE nor --back", async () => {
    expect((await update(file)).err).toContain("run it with the settings of the portal");
    env = { ...env, DATABASE_URL: "http://127.0.0.1:9" };
    expect((await update(file)).err).toStartWith("DATABASE_URL is a server");
    expect((await update()).err).toBe("Usage: bun run portal update FILE | --back\n");
  });
});

describe("portal update --back", () => {
  test("says what would be lost and changes nothing, then goes back to program and data of then", async () => {
    env = { ...env, DATA_DIR: newDataFolder() };
    expect((await update("--back")).err).toContain("There is no update to go back from");
    program(file, "0.1.9");
    expect((await update(file, "--older")).err).toBe("");
    const db = new Database(join(env["DATA_DIR"] ?? "", "portal.db"));
    db.run(
      "insert into files (id, name, type, kind, size, sha256, purpose, created_at) values ('f1', 'a.pdf', 'application/pdf', 'document', 1, null, 'supporting', 1)",
    );
    db.close();
    const asked = await update("--back");
    expect(asked.err).toMatch(/^portal 0\.2\.0 \(test\) would come back with the data of /);
    expect(asked.err).toMatch(/^Since then, in rows: .*\bfiles \+1/m);
    expect([asked.code, versionAt(place)]).toEqual([1, "0.1.9"]);
    const { out, err, code } = await update("--back", "--discard");
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("What they replaced is kept in ");
    expect([versionAt(place), beside(), ask("select 1 from files")]).toEqual(["0.2.0", ["portal"], []]);
  });
});

test("an unreadable note says how to go back by hand", async () => {
  env = { ...env, DATA_DIR: newDataFolder() };
  writeFileSync(`${place}.before.json`, "{");
  expect((await update("--back")).err).toStartWith(
    `${place}.before.json cannot be read. To go back by hand: `,
  );
});

const { dev: ownDisk } = statSync(newEmptyFolder());
const OTHER_DISK = ["/dev/shm", "/var/tmp"].find(
  (path) => existsSync(path) && statSync(path).dev !== ownDisk,
);

describe.skipIf(OTHER_DISK === undefined)("with another disk", () => {
  let other = "";
  beforeEach(() => {
    other = mkdtempSync(join(OTHER_DISK ?? "", "portal-"));
    env = { ...env, DATA_DIR: newDataFolder() };
  });
  afterEach(() => rmSync(other, { recursive: true }));

  test("for the uploads, an update that failed goes back, and one that did not refuses to", async () => {
    const uploads = join(env["DATA_DIR"] ?? "", "uploads");
    rmSync(uploads, { recursive: true, force: true });
    symlinkSync(other, uploads);
    program(file, "0.2.1", `${WELL}\nif [ "$1" = migrate ]; then echo "no room" >&2; exit 1; fi`);
    expect((await update(file)).err).toContain("Program and data are as they were: start it");
    program(file, "0.2.1");
    expect((await update(file)).err).toBe("");
    expect((await update("--back", "--discard")).err).toStartWith(`${uploads} lies on another disk`);
    expect(versionAt(place)).toBe("0.2.1");
  });

  test("for the database, changes nothing, since it could not go back", async () => {
    writeFileSync(join(other, "portal.db"), readFileSync(join(env["DATA_DIR"] ?? "", "portal.db")));
    env = { ...env, DATABASE_URL: `file:${join(other, "portal.db")}` };
    const { err } = await update(file);
    expect(err).toStartWith(`${other} lies on another disk`);
    expect(err).toEndWith("\nNothing was changed\n");
    expect([versionAt(place), beside()]).toEqual(["0.2.0", ["portal"]]);
  });
});

describe("with a unit of systemd", () => {
  /** Starts and stops as systemctl does, for one unit. */
  function makeSystemctl(): void {
    const pid = join(folder, "pid");
    writeFileSync(
      join(folder, "bin/systemctl"),
      `#!/bin/sh
up() { [ -e ${pid} ] && kill -0 $(cat ${pid}) 2>/dev/null; }
case $1 in
  show) [ $2 = --property=LoadState ] && echo LoadState=loaded && exit ;;
esac
case $1 in
  start) ${place} serve >/dev/null 2>&1 & echo $! >${pid} ;;
  stop) up && kill $(cat ${pid}); while up; do sleep 0.1; done ;;
  show) if up; then echo ActiveState=active; else echo ActiveState=failed; fi; echo NRestarts=0 ;;
esac
`,
    );
    chmodSync(join(folder, "bin/systemctl"), 0o755);
    env = { ...env, DATA_DIR: newDataFolder(), PATH: `${join(folder, "bin")}:${process.env["PATH"]}` };
  }

  const systemctl = (verb: string) => Bun.spawnSync([join(folder, "bin/systemctl"), verb], { env });

  test("it is stopped and started, and the one before is started when the new one does not come up", async () => {
    makeSystemctl();
    systemctl("start");
    const { out, err } = await update(file);
    expect(err).toBe("");
    expect(out).not.toContain("start it as you always do");
    expect(systemctl("show").stdout.toString()).toContain("active");
    program(file, "0.2.2", `${WELL}\nif [ "$1" = serve ]; then exit 1; fi`);
    const failed = await update(file);
    expect(failed.err).toMatch(
      /^The update failed: it ended instead of answering \(journalctl -u portal\)\nProgram and data are as they were, and it answers\n/,
    );
    expect(versionAt(place)).toBe("0.2.1");
    // The way back of the update before is still there.
    expect((await update("--back")).err).toContain("portal 0.2.0 (test) would come back");
    systemctl("stop");
  });
});
