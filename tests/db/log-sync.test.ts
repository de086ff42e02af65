import { describe, expect, test } from "bun:test";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { openDatabase } from "#db/client.ts";
import { diskFailureOf } from "#db/disk-failure.ts";
import { counters } from "#db/schema/index.ts";
import { newDataFolder } from "../setup.ts";
import { until } from "../until.ts";

/** A database whose disk takes as long, or fails as often, as the test says. */
function openOnDisk() {
  const disk = {
    syncs: 0,
    waiting: [] as (() => void)[],
    isHeld: false,
    code: undefined as string | undefined,
  };
  async function sync(): Promise<void> {
    disk.syncs += 1;
    const { code } = disk;
    if (disk.isHeld) await new Promise<void>((resolve) => void disk.waiting.push(resolve));
    if (code) throw Object.assign(new Error("the disk failed"), { code });
  }
  const path = join(newDataFolder(), "portal.db");
  const db = openDatabase({ url: `file:${path}`, sync });
  const store = (series: string) => db.write((tx) => tx.insert(counters).values({ series, last: 1 }));
  const isThere = async (series: string) =>
    (await db.read.$count(counters, eq(counters.series, series))) === 1;
  function letGo(): void {
    for (const resolve of disk.waiting.splice(0)) resolve();
  }
  return { path, db, disk, store, isThere, letGo };
}

/** After as many turns as an answer that waits for no disk would need several times over. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let isOver = false;
  void promise.finally(() => (isOver = true)).catch(() => undefined);
  for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  return isOver;
}

describe("a change is answered", () => {
  test("after a sync that began after its commit, and not after one that was under way", async () => {
    const { db, disk, store, isThere, letGo } = openOnDisk();
    disk.isHeld = true;
    const first = store("first");
    await until(() => disk.waiting.length === 1);
    expect(await isSettled(first)).toBe(false);
    const second = store("second");
    await until(() => isThere("second"));
    expect(await isSettled(second)).toBe(false);
    expect(disk.syncs).toBe(1);
    letGo();
    await first;
    await until(() => disk.syncs === 2);
    expect(await isSettled(second)).toBe(false);
    expect(disk.syncs).toBe(2);
    letGo();
    await second;
    await db.close();
  });

  test("by one sync for all that wait for it", async () => {
    const { db, disk, store, isThere, letGo } = openOnDisk();
    disk.isHeld = true;
    const first = store("first");
    await until(() => disk.waiting.length === 1);
    const series = ["a", "b", "c", "d", "e"];
    const others = Promise.all(series.map(store));
    await until(async () => (await Promise.all(series.map(isThere))).every(Boolean));
    expect(await isSettled(others)).toBe(false);
    disk.isHeld = false;
    letGo();
    await Promise.all([first, others]);
    expect(disk.syncs).toBe(2);
    await db.close();
  });

  test("before anybody else is told of it", async () => {
    const { db, disk, store, letGo } = openOnDisk();
    const heard: string[] = [];
    db.onWritten(() => heard.push("news"));
    disk.isHeld = true;
    const change = db.write(async (tx) => {
      await tx.insert(counters).values({ series: "news", last: 1 });
      const { noteWritten } = await import("#db/client.ts");
      noteWritten(tx, { kind: "mail" });
    });
    await until(() => disk.waiting.length === 1);
    expect(await isSettled(change)).toBe(false);
    expect(heard).toEqual([]);
    disk.isHeld = false;
    letGo();
    await change;
    expect(heard).toEqual(["news"]);
    await store("after");
    await db.close();
  });
});

test("a sync that fails fails all who wait, and nothing is stored until the log is in the database", async () => {
  const { path, db, disk, store, isThere, letGo } = openOnDisk();
  await store("before");
  disk.code = "EIO";
  disk.isHeld = true;
  const series = ["a", "b", "c"];
  const waiting = series.map((one) => store(one).catch((error: unknown) => diskFailureOf(error)));
  await until(async () => disk.waiting.length > 0 && (await Promise.all(series.map(isThere))).every(Boolean));
  disk.isHeld = false;
  disk.code = undefined;
  letGo();
  expect(await Promise.all(waiting)).toEqual(["failing", "failing", "failing"]);
  const syncs = disk.syncs;
  // The log is emptied by SQLite's own syncs before the next change, never by trying the failed one again.
  await store("after");
  expect(disk.syncs).toBe(syncs + 1);
  expect(await isThere("before")).toBe(true);
  expect(await isThere("after")).toBe(true);
  expect(Bun.file(`${path}-wal`).size).toBeLessThan(64 * 1024);
  await db.close();
});
