import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "#server/platform/command-family.ts";

const NAME = "portal-tests-";

/** For the data of the tests that this process runs: removed by it, or by whoever comes after its end. */
export function makeTestFolder(): string {
  removeLeftFolders();
  return mkdtempSync(join(roomyFolder(), `${NAME}${process.pid}-`));
}

/** Of processes that have ended. One of several that share the tests is not told when it has run its last. */
export function removeLeftFolders(): void {
  const folder = roomyFolder();
  for (const name of readdirSync(folder)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** In memory where there is room: the tests wait for no disk, whose promises processes of their own are killed for. */
function roomyFolder(): string {
  const memory = "/dev/shm";
  if (process.env["TMPDIR"] || !existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 2 * 1024 ** 3 ? memory : tmpdir();
}
