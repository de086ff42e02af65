import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The data folder is in use by another running portal: two processes on one file can lose writes. */
export class FolderInUse extends Error {}

/**
 * Takes the data folder for this process; returns the function that gives it back. A lock left behind by a process
 * that no longer runs is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, "portal.lock");
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(path, String(process.pid), { flag: "wx", mode: 0o600 });
      return () => rmSync(path, { force: true });
    } catch {
      const holder = Number(readFileSync(path, "utf8").trim() || 0);
      if (holder && holder !== process.pid && isRunning(holder)) {
        throw new FolderInUse(`DATA_DIR cannot be used: the portal with process id ${holder} is using it`);
      }
      rmSync(path, { force: true });
    }
  }
  throw new FolderInUse("DATA_DIR cannot be used: its lock file could not be taken");
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as { code?: string }).code === "EPERM";
  }
}
