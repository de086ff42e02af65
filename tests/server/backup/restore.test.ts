import { describe, expect, test } from "bun:test";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { lockFolder } from "#db/lock.ts";
import { nameOfUpload } from "#server/backup/format.ts";
import { decide, putInPlace, stageOf } from "#server/backup/put-in-place.ts";
import { readBackup } from "#server/backup/read.ts";
import { restoreBackup } from "#server/backup/restore.ts";
import { readEnv } from "#server/platform/env.ts";
import { noteErasure } from "#server/erasures/journal.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { ask, backUp, hashOf, newSeason, runIn, storeUpload } from "./season.ts";

function keptIn(folder: string): string {
  const name = readdirSync(folder).find((one) => one.startsWith("before-restore-"));
  return join(folder, name ?? "none");
}

const SESSION = `insert into users (id, email, name, role, language, password_hash, created_at, updated_at, version)
  values ('u1', 'ana@example.org', 'Ana', 'PARTNER', 'pt', 'x', 1, 1, 1)`;

describe("a restore (R8)", () => {
  test("puts back every row and every byte, in a new folder", async () => {
    const folder = newSeason(["planta", "contrato"]);
    runIn(folder, SESSION);
    runIn(
      folder,
      "insert into sessions (id, user_id, family, device, expires_at, created_at, last_seen_at) values ('s', 'u1', 'f', '', 1, 1, 1)",
    );
    const file = await backUp(folder);
    const { counts } = readBackup(file);
    const DATA_DIR = join(newEmptyFolder(), "nova pasta é");
    const { out, err, code } = await runPortal({ DATA_DIR }, "restore", file);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("All sessions have ended.");
    for (const [table, rows] of Object.entries(counts)) {
      const [found] = ask<{ n: number }>(DATA_DIR, `select count(*) as n from "${table}"`);
      const isOurs = table === "sessions" || table === "restores";
      if (!isOurs) expect([table, found?.n]).toEqual([table, rows]);
    }
    expect(ask(DATA_DIR, "select * from sessions")).toEqual([]);
    expect(ask<{ integrity_check: string }>(DATA_DIR, "PRAGMA integrity_check")[0]?.integrity_check).toBe(
      "ok",
    );
    expect(ask(DATA_DIR, "PRAGMA foreign_key_check")).toEqual([]);
    for (const { sha256 } of ask<{ sha256: string }>(DATA_DIR, "select sha256 from files")) {
      expect(hashOf(join(DATA_DIR, nameOfUpload(sha256)))).toBe(sha256);
    }
    expect(readFileSync(join(DATA_DIR, "secret"), "utf8")).toBe(readFileSync(join(folder, "secret"), "utf8"));
    expect(statSync(join(DATA_DIR, "portal.db")).mode & 0o777).toBe(0o600);
    expect((await runPortal({ DATA_DIR }, "check")).code).toBe(0);
  });

  test("keeps what two restores of one second replace, each in a folder of its own", async () => {
    const folder = newSeason();
    const file = await backUp(folder);
    const before = hashOf(join(folder, "portal.db"));
    const env = readEnv({ DATA_DIR: folder, NODE_ENV: "test" });
    const now = new Date("2026-10-05T12:00:00Z");
    const { keptIn: first } = await restoreBackup(env, file, now);
    const between = hashOf(join(folder, "portal.db"));
    const { keptIn: second } = await restoreBackup(env, file, now);
    const name = "before-restore-2026-10-05T12-00-00Z";
    expect([first, second]).toEqual([join(folder, name), join(folder, `${name}-2`)]);
    expect(hashOf(join(first, "portal.db"))).toBe(before);
    expect(hashOf(join(second, "portal.db"))).toBe(between);
    expect(readdirSync(join(second, "uploads")).length).toBeGreaterThan(0);
    expect((await runPortal({ DATA_DIR: folder }, "check")).code).toBe(0);
  });

  test("keeps what it replaces, the log of a killed portal with it, and says what that had more of", async () => {
    const folder = newSeason();
    const file = await backUp(folder);
    storeUpload(folder, "chegou depois");
    const before = hashOf(join(folder, "portal.db"));
    for (const log of ["-wal", "-shm"]) writeFileSync(join(folder, `portal.db${log}`), "");
    const { out, code } = await runPortal({ DATA_DIR: folder }, "restore", file);
    expect(code).toBe(0);
    expect(out).toContain("What they replaced had, in comparison: files +1");
    expect(out).toContain(`is kept in ${keptIn(folder)}`);
    expect(readdirSync(keptIn(folder)).toSorted()).toEqual([
      "portal.db",
      "portal.db-shm",
      "portal.db-wal",
      "secret",
      "uploads",
    ]);
    expect(hashOf(join(keptIn(folder), "portal.db"))).toBe(before);
    expect(existsSync(join(folder, "portal.db-wal"))).toBe(false);
    expect(existsSync(stageOf(folder))).toBe(false);
  });

  test("of a portal that works is refused, and names it", async () => {
    const folder = newSeason();
    const file = await backUp(folder);
    const unlock = lockFolder(folder);
    const { err, code } = await runPortal({ DATA_DIR: folder }, "restore", file);
    unlock();
    expect([err, code]).toEqual([
      `DATA_DIR cannot be used: the portal with process id ${process.pid} is using ${folder}\n`,
      1,
    ]);
  });

  test.each(["portal.db-wal", "portal.db-shm"])(
    "is refused beside a stale %s, and says what to do",
    async (name) => {
      const file = await backUp(newSeason());
      const DATA_DIR = newEmptyFolder();
      writeFileSync(join(DATA_DIR, name), "of whom?");
      const { err, code } = await runPortal({ DATA_DIR }, "restore", file);
      expect(code).toBe(1);
      expect(err).toBe(
        `${join(DATA_DIR, name)} lies there without its database, and would be taken for a part of the restored one: move it elsewhere, then restore\n`,
      );
      expect(existsSync(join(DATA_DIR, "portal.db"))).toBe(false);
    },
  );

  test("of a damaged file replaces nothing, and names the member", async () => {
    const folder = newSeason();
    const file = await backUp(folder);
    const bytes = readFileSync(file);
    bytes[bytes.indexOf("contrato")] = 0;
    writeFileSync(file, bytes);
    const before = hashOf(join(folder, "portal.db"));
    const { err, code } = await runPortal({ DATA_DIR: folder }, "restore", file);
    expect(code).toBe(1);
    expect(err).toMatch(/cannot be used: uploads\/[\w/]+ is not what was stored\n$/);
    expect([hashOf(join(folder, "portal.db")), existsSync(stageOf(folder))]).toEqual([before, false]);
  });

  test("of a newer version's backup is refused before anything is unpacked", async () => {
    const newer = newSeason();
    runIn(newer, "insert into __drizzle_migrations (hash, created_at) values ('x', 99999999999999)");
    const file = await backUp(newer);
    const { err, code } = await runPortal({ DATA_DIR: newSeason() }, "restore", file);
    expect([code, err]).toEqual([1, expect.stringContaining("which is newer than this one")]);
  });

  test("of a backup of before the baseline is refused, and of one as release 0.2.1 made it is not", async () => {
    const older = newSeason();
    runIn(older, "update __drizzle_migrations set created_at = 1");
    const folder = newSeason();
    const { err, code } = await runPortal({ DATA_DIR: folder }, "restore", await backUp(older));
    expect([code, err]).toEqual([
      1,
      expect.stringContaining(
        "its database is of a version before 0.2.1: restore it with 0.2.1, then update",
      ),
    ]);
    const last = newSeason();
    runIn(last, "insert into __drizzle_migrations (hash, created_at) values ('x', 1783000000000)");
    expect(await runPortal({ DATA_DIR: folder }, "restore", await backUp(last))).toMatchObject({
      err: "",
      code: 0,
    });
  });

  test("says that SECRET is another one", async () => {
    const file = await backUp(newSeason());
    const env = { DATA_DIR: newEmptyFolder(), SECRET: "another secret, of another environment" };
    expect((await runPortal(env, "restore", file)).out).toContain("SECRET is another than when");
  });

  test("erases again what was erased since, and keeps from whom did not want campaigns", async () => {
    const folder = newSeason();
    const draft = (id: string) =>
      runIn(
        folder,
        `insert into interest_drafts (id, email, language, answers, created_at, updated_at, expires_at, version) values ('${id}', '${id}@example.org', 'pt', '{}', 1, 1, 9999999999999, 1)`,
      );
    for (const id of ["before", "since", "kept"]) draft(id);
    noteErasure(folder, { what: "interestDraft", key: "before", at: new Date(0) });
    const file = await backUp(folder);
    const at = new Date(Date.now() + 1_000);
    noteErasure(folder, { what: "interestDraft", key: "since", at });
    noteErasure(folder, { what: "optOut", key: "hash-of-ana", at });
    noteErasure(folder, { what: "optOut", key: "hash-of-rui", at });
    noteErasure(folder, { what: "optIn", key: "hash-of-rui", at: new Date(at.getTime() + 1) });
    appendFileSync(join(folder, "erasures.jsonl"), '{"at":"2025-');
    const { out } = await runPortal({ DATA_DIR: folder }, "restore", file);
    expect(out).toContain("Erased again, as it was since the backup: 4");
    expect(ask(folder, "select id from interest_drafts order by id")).toEqual([
      { id: "before" },
      { id: "kept" },
    ]);
    expect(ask(folder, "select hash from mail_opt_outs")).toEqual([{ hash: "hash-of-ana" }]);
  });
});

describe("a restore that is killed", () => {
  /** Two folders whose every part says of whom it is, one decided to take the other's place. */
  function decided(): string {
    const folder = newEmptyFolder();
    const stage = stageOf(folder);
    for (const [of, place] of [
      ["old", folder],
      ["new", stage],
    ] as const) {
      mkdirSync(join(place, "uploads"), { recursive: true });
      for (const name of ["portal.db", "secret", "uploads/file"]) writeFileSync(join(place, name), of);
    }
    const parts = ["portal.db", "uploads", "secret"];
    const kept = (name: string) => join(folder, "kept", name);
    decide(
      folder,
      parts.map((name) => ({ from: join(stage, name), to: join(folder, name), kept: kept(name) })),
    );
    return folder;
  }

  const stateOf = (folder: string) =>
    ["portal.db", "secret", "uploads/file"].map((name) => readFileSync(join(folder, name), "utf8"));

  test("before it is decided leaves the old", async () => {
    const folder = newSeason();
    mkdirSync(stageOf(folder));
    writeFileSync(join(stageOf(folder), "portal.db"), "half");
    const before = hashOf(join(folder, "portal.db"));
    putInPlace(folder);
    expect(hashOf(join(folder, "portal.db"))).toBe(before);
    expect((await runPortal({ DATA_DIR: folder }, "restore", await backUp(folder))).code).toBe(0);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])("after %i of its renames is finished by the next start", (steps) => {
    const folder = decided();
    const moves = ["portal.db", "uploads", "secret"].flatMap((name) => [
      [join(folder, name), join(folder, "kept", name)],
      [join(stageOf(folder), name), join(folder, name)],
    ]);
    mkdirSync(join(folder, "kept"));
    for (const [from = "", to = ""] of moves.slice(0, steps)) {
      Bun.spawnSync(["mv", from, to]);
    }
    putInPlace(folder);
    expect(stateOf(folder)).toEqual(["new", "new", "new"]);
    expect(stateOf(join(folder, "kept"))).toEqual(["old", "old", "old"]);
    expect(existsSync(stageOf(folder))).toBe(false);
  });

  test("at any moment leaves the old or the new, whole", async () => {
    const folder = newSeason();
    const file = await backUp(folder);
    runIn(folder, SESSION);
    const begin = () => {
      const copy = newEmptyFolder();
      Bun.spawnSync(["cp", "-a", `${folder}/.`, copy]);
      const child = Bun.spawn([process.execPath, "server/commands/portal-command.ts", "restore", file], {
        env: { PATH: process.env["PATH"], DATA_DIR: copy },
        stdout: "ignore",
        stderr: "ignore",
      });
      return { copy, child };
    };
    // The moments lie on the way of one that nobody kills, however long this machine takes for it.
    const begun = performance.now();
    await begin().child.exited;
    const whole = performance.now() - begun;
    for (const part of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const { copy, child } = begin();
      await Bun.sleep((whole * part) / 8);
      child.kill("SIGKILL");
      await child.exited;
      putInPlace(copy);
      const users = ask<{ n: number }>(copy, "select count(*) as n from users")[0]?.n;
      const restored = ask<{ n: number }>(copy, "select count(*) as n from restores")[0]?.n;
      expect([
        [1, 0],
        [0, 1],
      ]).toContainEqual([users ?? 0, restored ?? 0]);
      expect((await runPortal({ DATA_DIR: copy }, "check")).code).toBe(0);
      rmSync(copy, { recursive: true });
    }
  });
});

test("a copy of a backup is a backup", async () => {
  const file = await backUp(newSeason());
  copyFileSync(file, `${file}.copy`);
  expect((await runPortal({}, "verify", `${file}.copy`)).code).toBe(0);
});
