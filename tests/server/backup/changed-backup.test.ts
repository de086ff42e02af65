import { describe, expect, test } from "bun:test";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { noteErasure } from "#server/erasures/journal.ts";
import { runPortal } from "#tests/server/commands/run-portal.ts";
import { newEmptyFolder } from "#tests/setup.ts";
import { ask, backUp, hashOf, newSeason, runIn } from "./season.ts";

describe("a backup that somebody changed", () => {
  /** Its files, changed, and packed again by a tar of the machine, its sums made anew. */
  async function changed(
    change: (folder: string) => void,
    prepare: (folder: string) => void = () => undefined,
  ): Promise<string> {
    const season = newSeason();
    prepare(season);
    const folder = newEmptyFolder();
    Bun.spawnSync(["tar", "xf", await backUp(season), "-C", folder]);
    const names = readFileSync(join(folder, "SHA256SUMS"), "utf8").matchAll(/ {2}(.+)$/gm);
    change(folder);
    const members = [...names].map(([, name = ""]) => name).filter((name) => existsSync(join(folder, name)));
    const sums = members.map((name) => `${hashOf(join(folder, name))}  ${name}\n`).join("");
    writeFileSync(join(folder, "SHA256SUMS"), sums);
    const file = join(newEmptyFolder(), "changed.tar");
    const packed = ["--format=ustar", "-b1", "-C", folder, ...members, "SHA256SUMS"];
    Bun.spawnSync(["tar", "cf", file, ...packed]);
    return file;
  }

  const edit = (folder: string, name: string, change: (text: string) => string) =>
    writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));

  test.each([
    [
      "cut",
      (folder: string) => edit(folder, "secret", (text) => text.slice(0, 20)),
      "its secret is cut short",
    ],
    ["another", (folder: string) => edit(folder, "secret", (text) => text.toUpperCase()), "or another one"],
    ["missing", (folder: string) => rmSync(join(folder, "secret")), "its secret is missing"],
  ])("is refused when its secret is %s, by verify too", async (_, change, said) => {
    const file = await changed(change);
    const folder = newSeason();
    const before = hashOf(join(folder, "portal.db"));
    for (const command of ["restore", "verify"]) {
      const { err, code } = await runPortal({ DATA_DIR: folder }, command, file);
      expect([code, err]).toEqual([1, expect.stringContaining(said)]);
    }
    expect(hashOf(join(folder, "portal.db"))).toBe(before);
  });

  test("brings no trigger, view or table of its own along", async () => {
    const file = await changed(
      () => undefined,
      (season) => {
        runIn(season, "create table extra (x)");
        runIn(season, "create view spying as select email from users");
        runIn(season, "create trigger evil after insert on restores begin delete from counters; end");
      },
    );
    const DATA_DIR = newEmptyFolder();
    const { out, err, code } = await runPortal({ DATA_DIR }, "restore", file);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toContain("Left out, since no portal made it: table extra, view spying, trigger evil");
    const objects = (folder: string) =>
      ask(folder, "select type, name, sql from sqlite_master order by type, name");
    expect(objects(DATA_DIR)).toEqual(objects(newSeason()));
  });

  test("is not believed that it was taken in the year 9999", async () => {
    const folder = newSeason();
    const file = await changed((of) =>
      edit(of, "manifest.json", (text) =>
        text.replace(/"takenAt": "[^"]+"/, '"takenAt": "9999-01-01T00:00:00.000Z"'),
      ),
    );
    noteErasure(folder, { what: "optOut", key: "hash-of-ana", at: new Date() });
    const { out } = await runPortal({ DATA_DIR: folder }, "restore", file);
    expect(out).toContain("It says that it was taken after today");
    expect(ask(folder, "select hash from mail_opt_outs")).toEqual([{ hash: "hash-of-ana" }]);
    const [row] = ask<{ taken_at: number }>(folder, "select taken_at from restores");
    expect(row?.taken_at).toBeLessThanOrEqual(Date.now());
  });
});
