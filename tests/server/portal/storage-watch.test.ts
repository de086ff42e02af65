import { expect, test } from "bun:test";
import { LibsqlError } from "@libsql/client";
import { reasonOf } from "#domain/refusal.ts";
import { openLog } from "#server/platform/log.ts";
import { openStorageWatch } from "#server/portal/storage-watch.ts";

/** A watch over a disk that has room, or has none, or is damaged; its clock stands still unless `pass` moves it. */
function openWatched() {
  const disk = { code: undefined as string | undefined };
  let now = 0;
  const lines: string[] = [];
  const asked: number[] = [];
  async function touch(bytes: number): Promise<void> {
    asked.push(bytes);
    if (disk.code) throw new Error("Failed query", { cause: new LibsqlError("no", disk.code) });
  }
  const log = openLog("info", { write: (line) => void lines.push(line) });
  const watch = openStorageWatch(log, { database: touch, uploads: touch }, () => now);
  const pass = (ms: number) => void (now += ms);
  const store = (bytes?: number) => watch.storing("uploads", () => touch(0), bytes);
  const change = () => watch.storing("database", () => touch(0));
  const events = () => lines.map((line) => String((JSON.parse(line) as { event: unknown }).event));
  const codeOf = (attempt: Promise<void>) =>
    attempt.then(
      () => "stored",
      (error: unknown) => reasonOf(error)?.code ?? "a bug",
    );
  return { disk, watch, pass, asked, store, change, events, codeOf };
}

test("alarms once while there is no room, and ends it only when what was refused would fit, asked for once a second", async () => {
  const { disk, watch, pass, asked, store, change, events, codeOf } = openWatched();
  expect(await codeOf(change())).toBe("stored");
  expect(watch.trouble()).toBeUndefined();
  disk.code = "SQLITE_FULL";
  for (let turn = 0; turn < 3; turn += 1) expect(await codeOf(store(7_000_000))).toBe("noRoom");
  expect(watch.trouble()).toBe("noRoom");
  disk.code = undefined;
  expect(await codeOf(store(10))).toBe("stored");
  expect(watch.trouble()).toBe("noRoom");
  pass(999);
  expect([await watch.recheck(), asked.at(-1)]).toEqual(["noRoom", 0]);
  pass(1);
  expect([await watch.recheck(), asked.at(-1)]).toEqual([undefined, 7_000_000]);
  expect(events()).toEqual(["storageTrouble", "storageRecovered"]);
});

test("keeps a damaged database from being used, and never takes it for mended", async () => {
  const { disk, watch, change, store, events, codeOf } = openWatched();
  disk.code = "SQLITE_IOERR_READ";
  expect(await codeOf(change())).toBe("storageFailing");
  disk.code = "SQLITE_CORRUPT_INDEX";
  expect(await codeOf(change())).toBe("storageFailing");
  disk.code = undefined;
  expect(await codeOf(change())).toBe("storageFailing");
  expect(await codeOf(store())).toBe("storageFailing");
  expect(() => watch.requireSound()).toThrow();
  expect(await watch.recheck()).toBe("damaged");
  expect(events()).toEqual(["storageTrouble", "storageTrouble"]);
});

test("passes on what the disk has nothing to do with", async () => {
  const { watch } = openWatched();
  const bug = new Error("a bug");
  const failing = watch.storing("database", () => Promise.reject(bug));
  await expect(failing).rejects.toBe(bug);
  expect(watch.refusalOf(bug)).toBeUndefined();
  expect(watch.trouble()).toBeUndefined();
});
