import { expect, test } from "bun:test";
import { existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { FolderInUse, lockFolder, whoLocks } from "#db/lock.ts";
import { newDataFolder } from "../setup.ts";

/** A process of its own that takes the lock and keeps it until it is killed. */
async function holderOf(folder: string) {
  const script = `import { lockFolder } from "#db/lock.ts";
    lockFolder(${JSON.stringify(folder)}); Bun.gc(true); console.log("held"); await new Promise(() => setInterval(() => 0, 1e6));`;
  const holder = Bun.spawn([process.execPath, "-e", script], { stdout: "pipe" });
  await holder.stdout.getReader().read();
  return holder;
}

test("refuses a folder that a running process holds, and says which folder and which process", async () => {
  const folder = newDataFolder();
  const holder = await holderOf(folder);
  expect(() => lockFolder(folder)).toThrow(
    new FolderInUse(`DATA_DIR cannot be used: the portal with process id ${holder.pid} is using ${folder}`),
  );
  holder.kill("SIGKILL");
  await holder.exited;
});

test("is free again the moment its holder is killed, whoever has its process id then", async () => {
  const folder = newDataFolder();
  const holder = await holderOf(folder);
  holder.kill("SIGKILL");
  await holder.exited;
  expect(existsSync(join(folder, "portal.lock"))).toBe(true);
  writeFileSync(join(folder, "portal.lock"), String(process.ppid));
  lockFolder(folder)();
});

test("asking who holds it says so, writes nothing and follows no link", async () => {
  const folder = newDataFolder();
  const holder = await holderOf(folder);
  expect(whoLocks(folder)).toBe(String(holder.pid));
  const [note, lock, aim] = ["portal.lock", "lock.db", "aim"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  renameSync(note, aim);
  symlinkSync(aim, note);
  expect(whoLocks(folder)).toBe("unknown");
  holder.kill("SIGKILL");
  await holder.exited;
  const before = readdirSync(folder);
  expect(whoLocks(folder)).toBeUndefined();
  expect([readdirSync(folder), readFileSync(aim, "utf8")]).toEqual([before, String(holder.pid)]);
  renameSync(lock, `${lock}.moved`);
  symlinkSync(aim, lock);
  expect(whoLocks(folder)).toBeUndefined();
});

test("refuses the same process a second time, and takes the folder again once it was given back", () => {
  const folder = newDataFolder();
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();
  expect(existsSync(join(folder, "portal.lock"))).toBe(false);
  lockFolder(folder)();
});
