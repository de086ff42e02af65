import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAlive } from "#server/platform/command-family.ts";

const NAME = "portal-tests-";
const MEMORY = "/dev/shm";

/** For the data of the tests that this process runs: removed by it, or by whoever comes after its end. */
export function makeTestFolder(): string {
  removeLeftFolders();
  return mkdtempSync(join(roomyFolder(), `${NAME}${process.pid}-`));
}

/** Of processes that have ended. One of several that share the tests is not told when it has run its last. */
export function removeLeftFolders(): void {
  for (const folder of [MEMORY, tmpdir()].filter(existsSync))
    for (const name of readdirSync(folder)) {
      const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) removeFolder(join(folder, name));
    }
}

function removeFolder(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Somebody else's, on a machine of several people.
  }
}

/** In memory where there is room: the tests wait for no disk, whose promises processes of their own are killed for. */
function roomyFolder(): string {
  if (process.env["TMPDIR"] || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 * 1024 ** 3 ? MEMORY : tmpdir();
}
