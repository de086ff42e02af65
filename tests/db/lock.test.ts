import { expect, test } from "bun:test";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder } from "#db/lock.ts";
import { newDataFolder } from "../setup.ts";

test("refuses a folder that a running process holds, and says which", () => {
  const folder = newDataFolder();
  const holder = Bun.spawn(["sleep", "5"]);
  writeFileSync(join(folder, "portal.lock"), String(holder.pid));
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(String(holder.pid));
  holder.kill();
});

test("takes over the lock of a process that no longer runs", async () => {
  const folder = newDataFolder();
  const gone = Bun.spawn(["true"]);
  await gone.exited;
  writeFileSync(join(folder, "portal.lock"), String(gone.pid));
  const unlock = lockFolder(folder);
  unlock();
  expect(await Bun.file(join(folder, "portal.lock")).exists()).toBe(false);
});
