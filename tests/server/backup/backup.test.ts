import { describe, expect, test } from "bun:test";
import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { knownMigrations } from "#db/known-migrations.ts";
import { type Manifest, nameOfUpload } from "#server/backup/format.ts";
import { readBackup } from "#server/backup/read.ts";
import { readStored } from "#server/backup/state.ts";
import { writeHeader } from "#server/backup/tar.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { newSeason, storeUpload } from "./season.ts";

const NOW = new Date("2025-08-01T12:00:00Z");

/** A season's backup, made by the command. */
async function newBackup(env: Record<string, string> = {}): Promise<{ folder: string; file: string }> {
  const folder = newSeason();
  const file = join(newEmptyFolder(), "backup.tar");
  const { err, code } = await runPortal({ DATA_DIR: folder, ...env }, "backup", file);
  expect([err, code]).toEqual(["", 0]);
  return { folder, file };
}

const begunAt = Date.now();
const made = await newBackup();
const madeAt = Date.now();

/** A copy of it that somebody has done something to. */
function altered(change: (path: string) => void): string {
  const path = join(newEmptyFolder(), "altered.tar");
  copyFileSync(made.file, path);
  change(path);
  return path;
}

function flip(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

/** Where a member begins. */
function placeOf(path: string, name: string): number {
  return readFileSync(path).indexOf(`${name}\0`) + 512;
}

describe("a backup (R8)", () => {
  test("is one plain tar file that its owner alone may read, and that any tar and sha256sum prove", () => {
    expect(statSync(made.file).mode & 0o777).toBe(0o600);
    const out = newEmptyFolder();
    expect(spawnSync("tar", ["xf", made.file, "-C", out]).status).toBe(0);
    expect(spawnSync("sha256sum", ["--quiet", "-c", "SHA256SUMS"], { cwd: out }).status).toBe(0);
    expect(readdirSync(out).toSorted()).toEqual([
      "SHA256SUMS",
      "manifest.json",
      "portal.db",
      "secret",
      "uploads",
    ]);
  });

  test("says of itself when and by what it was made, how many rows of each table are in it, and what is not inside", () => {
    const manifest = readBackup(made.file);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(Date.parse(manifest.takenAt)).toBeWithin(begunAt, madeAt + 1);
    expect(manifest.counts).toMatchObject({ files: 2, users: 0 });
    expect(manifest.migrations).toEqual(knownMigrations());
    expect(manifest.uploads).toMatchObject({ count: 2, missing: [], elsewhere: null });
    expect(manifest.secret).toEqual({ isInside: true, fingerprint: expect.stringMatching(/^[\w-]{16}$/) });
  });

  test("holds no secret that comes from the environment, and says so", async () => {
    const SECRET = "a secret of the environment, long enough";
    const { file } = await newBackup({ SECRET });
    const manifest: Manifest = readBackup(file);
    expect(manifest.secret.isInside).toBe(false);
    expect(readFileSync(file).includes(SECRET)).toBe(false);
    const { out } = await runPortal({}, "verify", file);
    expect(out).toContain("SECRET is not inside, since it comes from the environment");
  });

  test("is not written over", async () => {
    const { err, code } = await runPortal({ DATA_DIR: made.folder }, "backup", made.file);
    expect([err, code]).toEqual([`${made.file} exists already: give another name\n`, 1]);
  });

  test("of uploads that are missing or torn already is made all the same, and counts them", async () => {
    const folder = newSeason(["planta", "contrato", "folheto"]);
    rmSync(join(folder, nameOfUpload(storeUpload(folder, "perdido"))));
    writeFileSync(join(folder, nameOfUpload(storeUpload(folder, "rasgado"))), "rasgad0");
    const file = join(newEmptyFolder(), "backup.tar");
    const { out, code } = await runPortal({ DATA_DIR: folder }, "backup", file);
    expect(code).toBe(0);
    expect(out).toContain("2 uploads were missing or damaged already");
    expect(readBackup(file).uploads).toMatchObject({
      count: 3,
      missing: [expect.any(String), expect.any(String)],
    });
  });

  test("goes to DATA_DIR/backups by itself, where so many of a kind are kept as was said", async () => {
    const folder = newSeason();
    const place = join(folder, "backups");
    mkdirSync(place);
    for (let day = 1; day <= 8; day += 1)
      copyFileSync(made.file, join(place, `portal-2025-01-0${day}T03-00-00Z.tar`));
    writeFileSync(join(place, "before-migration-2024-01-01T03-00-00Z.tar"), "");
    writeFileSync(join(place, "notas.txt"), "");
    expect((await runPortal({ DATA_DIR: folder, BACKUP_KEEP: "3" }, "backup")).code).toBe(0);
    const left = readdirSync(place).toSorted();
    expect(left).toEqual([
      "before-migration-2024-01-01T03-00-00Z.tar",
      "notas.txt",
      "portal-2025-01-07T03-00-00Z.tar",
      "portal-2025-01-08T03-00-00Z.tar",
      expect.stringMatching(/^portal-20/),
    ]);
  });

  test("of which too little room is left, is refused before anything is written", async () => {
    const disk = mountSmallDisk(join(newEmptyFolder(), "small"), 4);
    if (!disk) return;
    try {
      const { err, code } = await runPortal({ DATA_DIR: made.folder, BACKUP_TO: disk.folder }, "backup");
      expect(code).toBe(1);
      expect(err).toMatch(
        /^there is too little room in .*: \d+ MB are needed \(twice what is backed up\), 5 MB are free\n$/,
      );
      expect(readdirSync(disk.folder)).toEqual([]);
    } finally {
      disk.release();
    }
  });

  test.each([
    ["while it copies the database", 100_000],
    ["while it writes the file", 1_000_000],
  ])("whose disk gets full %s leaves nothing, and says which one it is (R10)", (_when, more) => {
    const folder = newSeason(["x".repeat(4_000_000)]);
    const place = newEmptyFolder();
    const database = statSync(join(folder, "portal.db")).size;
    // No file may grow beyond it, so that the disk seems full in the middle; the unit is 512 bytes.
    const most = Math.floor((more === 100_000 ? database / 2 : database + more) / 512);
    const command = `ulimit -f ${most} && exec ${process.execPath} server/commands/portal-command.ts backup`;
    const env = { PATH: process.env["PATH"], DATA_DIR: folder, BACKUP_TO: place };
    const { stderr, status } = spawnSync("sh", ["-c", command], { env, encoding: "utf8" });
    expect([stderr, status]).toEqual([
      expect.stringMatching(
        /^\S+ takes no more of the backup, of which nothing is kept: \w+; make room on its disk\n$/,
      ),
      1,
    ]);
    expect(stderr).toStartWith(`${place} `);
    expect(readdirSync(place)).toEqual([]);
    expect(readStored(folder).failure?.reason).toBe(stderr.trim());
  });

  test("removes what one that was killed left behind, and nothing of one under way", async () => {
    const folder = newEmptyFolder();
    const dead = ".portal-2025-01-01T03-00-00Z.tar.4194304.part";
    const living = `.portal-2025-01-01T03-00-00Z.tar.${process.pid}.db`;
    for (const name of [dead, living]) writeFileSync(join(folder, name), "");
    await runPortal({ DATA_DIR: made.folder }, "backup", "--to", folder);
    expect([existsSync(join(folder, dead)), existsSync(join(folder, living))]).toEqual([false, true]);
  });
});

describe("a backup is proved by its bytes, and says which member is not what it was", () => {
  test.each([
    [
      "cut short in the database",
      (path: string) => truncateSync(path, 100_000),
      "cut short within portal.db",
    ],
    ["cut short at its end", (path: string) => truncateSync(path, statSync(path).size - 1024), "cut short"],
    [
      "with another byte in the database",
      (path: string) => flip(path, placeOf(path, "portal.db") + 9_000),
      "portal.db is damaged",
    ],
    [
      "with another byte in its manifest",
      (path: string) => flip(path, placeOf(path, "manifest.json") + 40),
      "manifest",
    ],
    [
      "with another byte in an upload",
      (path: string) => flip(path, readFileSync(path).indexOf("contrato")),
      "is not what was stored",
    ],
    [
      "with a header that does not add up",
      (path: string) => flip(path, placeOf(path, "portal.db") - 500),
      "damaged where a member begins",
    ],
    [
      "that is something else",
      (path: string) => writeFileSync(path, "no backup".repeat(200)),
      "no backup of a portal",
    ],
    ["that is empty", (path: string) => truncateSync(path, 0), "cut short"],
  ])("one %s", (_what, change, said) => {
    const path = altered(change);
    expect(() => readBackup(path)).toThrow(said);
    expect(() => readBackup(path)).toThrow(path);
  });

  /** A file of somebody who means no good; the rest of it is ours. */
  function withMember(name: string, edit: (header: Buffer) => void = () => undefined): string {
    return altered((path) => {
      const bytes = readFileSync(path);
      const header = writeHeader({ name, size: 512 }, NOW);
      edit(header);
      if (header.some((byte, at) => byte !== writeHeader({ name, size: 512 }, NOW)[at])) mend(header);
      const second = placeOf(path, "portal.db") - 512;
      writeFileSync(
        path,
        Buffer.concat([bytes.subarray(0, second), header, Buffer.alloc(512, 65), bytes.subarray(second)]),
      );
    });
  }

  /** The sum over a header that was edited. */
  function mend(header: Buffer): void {
    header.write("        ", 148, "ascii");
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "ascii");
  }

  test.each([
    ["../../etc/cron.d/portal"],
    ["/etc/passwd"],
    ["uploads/../../secret"],
    [`uploads/ab/cd/${"e".repeat(64)}`],
    ["portal.db-wal"],
  ])("a member called %s is refused", (name) => {
    expect(() => readBackup(withMember(name))).toThrow("was put there by no portal");
  });

  test("a link is refused, whatever it is called", () => {
    const path = withMember("secret", (header) => {
      header.write("2", 156, "ascii");
      header.write("/etc/shadow", 157, "ascii");
    });
    expect(() => readBackup(path)).toThrow("is not a plain file");
  });

  test("a member that claims to be larger than the file is refused before it is read", () => {
    const path = withMember("secret", (header) => header.write("77777777777\0", 124, "ascii"));
    expect(() => readBackup(path)).toThrow("cut short within secret");
  });

  test("what stands behind its end is refused, or not read", () => {
    const path = altered((file) => appendFileSync(file, "more"));
    expect(() => readBackup(path)).toThrow("something stands behind its end");
  });
});
