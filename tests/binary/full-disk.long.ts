import { afterAll, beforeAll, describe, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lastLine } from "#tests/abuse/child.ts";
import { Book } from "#tests/faults/book.ts";
import { Calls, type Logins, signInAll } from "#tests/faults/calls.ts";
import { lookBehind } from "#tests/faults/look-behind.ts";
import { type Goods, noteDown, placeOrder, readGoods, sendFile } from "#tests/faults/writes.ts";
import { fillDemo, type Portal, startPortal } from "#tests/portal-process.ts";
import { PORTAL, runPortal } from "#tests/server/commands/run-portal.ts";
import { mountSmallDisk } from "#tests/small-disk.ts";
import { until } from "#tests/until.ts";

/**
 * The drill of a full disk (`bun run test:binary`), with disks of a few megabytes in memory: one of the data, and one of
 * the backups.
 */
const place = mkdtempSync(join(tmpdir(), "portal-full-disk-"));
const disk = mountSmallDisk(join(place, "data"), 96);
const backups = mountSmallDisk(join(place, "backups"), 96);
if (!disk || !backups) console.log("Skipped: this account may mount no disk to fill.");

describe.skipIf(!disk || !backups)("a disk that gets full (R10, F05, F06)", () => {
  const dataDir = disk?.folder ?? "";
  const book = new Book(1);
  let portal: Portal;
  let logins: Logins;
  let goods: Goods;
  const calls = () => new Calls(portal, logins);

  beforeAll(async () => {
    fillDemo(dataDir);
    portal = await startPortal({ seed: "empty", dataDir });
    logins = await signInAll(portal);
    goods = await readGoods(calls());
    for (let count = 0; count < 3; count += 1)
      await book.send(calls(), sendFile(book.mark("file"), 8_000_000));
  });

  afterAll(async () => {
    await portal.stop();
    disk?.release();
    backups?.release();
    rmSync(place, { recursive: true, force: true });
  });

  async function health(): Promise<[number, string]> {
    const answer = await fetch(`${portal.url}/api/health`);
    return [answer.status, ((await answer.json()) as { status: string }).status];
  }

  async function isWell(): Promise<boolean> {
    const [status, said] = await health();
    return status === 200 && said === "ok";
  }

  async function writeAll(): Promise<number> {
    const before = book.acknowledged;
    await book.send(calls(), placeOrder(goods, book.mark("order"), 3));
    await book.send(calls(), noteDown(goods, book.mark("note")));
    await book.send(calls(), sendFile(book.mark("file"), 200_000));
    return book.acknowledged - before;
  }

  test("takes everything while there is room", async () => {
    expect(await writeAll()).toBe(3);
    expect(book.refused).toEqual([]);
    await until(isWell);
  });

  test("refuses every change because no room is left, and alarms", async () => {
    disk?.fill();
    // What the log has room for already may still come in.
    while ((await writeAll()) > 0);
    const codes = book.refused.slice(-3).map((said) => /: (\d+) .*"code":"(\w+)"/.exec(said)?.slice(1));
    expect(codes).toEqual([
      ["503", "noRoom"],
      ["503", "noRoom"],
      ["507", "noRoom"],
    ]);
    expect(await health()).toEqual([503, "noRoom"]);
    const { status, data } = await calls().ask("staff", "portalStatus.read", undefined);
    expect([status, data]).toEqual([200, expect.objectContaining({ trouble: "noRoom" })]);
    const doctor = await runPortal({ DATA_DIR: dataDir }, "doctor");
    expect([doctor.code, /^BAD {2}disk +0 MB left/m.test(doctor.out)]).toEqual([1, true]);
  });

  test("goes on reading: pages, lists, orders, files, logins that are open", async () => {
    expect(await (await fetch(portal.url)).text()).toContain("<h1");
    await book.lookForAll(calls());
    expect(book.faults).toEqual([]);
  });

  test("makes no backup without room, says so, and is none the worse for it", async () => {
    const { err, code } = await runPortal({ DATA_DIR: dataDir }, "backup");
    expect([code, lastLine(err)]).toEqual([
      1,
      expect.stringMatching(/^there is too little room in \S+backups: .+\n$/),
    ]);
    expect(await health()).toEqual([503, "noRoom"]);
  });

  test("writes again by itself once there is room, and has lost nothing", async () => {
    disk?.clear();
    await until(isWell);
    expect(await writeAll()).toBe(3);
    await book.lookForAll(calls());
    expect(book.faults).toEqual([]);
  });

  /** Backs up into a folder until one could be stopped of which not all was written yet. */
  async function stopInTheMiddle(folder: string): Promise<Bun.Subprocess<"ignore", "pipe", "pipe">> {
    const env = { PATH: process.env["PATH"], DATA_DIR: dataDir };
    const { err, code } = await runPortal({ DATA_DIR: dataDir }, "backup", "--to", folder);
    expect([code, err]).toEqual([0, ""]);
    const whole = sizeOfAll(folder, ".tar");
    for (;;) {
      emptyFolder(folder);
      const child = Bun.spawn([...PORTAL, "backup", "--to", folder, "--phases"], {
        env,
        stdin: "ignore",
        stdout: "pipe",
        stderr: "pipe",
      });
      await until(() => child.exitCode !== null || sizeOfAll(folder, ".part") > 0);
      child.kill("SIGSTOP");
      if (child.exitCode === null && sizeOfAll(folder, ".part") < whole) return child;
      child.kill("SIGCONT");
      expect(await child.exited).toBe(0);
    }
  }

  test("leaves no half backup when the disk of the backups gets full in the middle of one", async () => {
    const folder = backups?.folder ?? "";
    const child = await stopInTheMiddle(folder);
    backups?.fill();
    child.kill("SIGCONT");
    expect(await child.exited).toBe(1);
    expect(lastLine(await new Response(child.stderr).text())).toBe(
      `${folder} takes no more of the backup, of which nothing is kept: ENOSPC; make room on its disk\n`,
    );
    expect(readdirSync(folder)).toEqual(["ballast"]);
    expect(await writeAll()).toBe(3);
    backups?.clear();
    const { err, code } = await runPortal({ DATA_DIR: dataDir }, "backup", "--to", folder);
    expect([code, err]).toEqual([0, ""]);
  });

  test("has everything that was acknowledged after a kill, too, and whole data", async () => {
    await portal.kill();
    portal = await startPortal({ seed: "empty", dataDir });
    await book.lookForAll(calls());
    await portal.kill();
    expect([...book.faults, ...(await lookBehind(dataDir))]).toEqual([]);
  });
});

function sizeOfAll(folder: string, ending: string): number {
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  return names.reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
}
