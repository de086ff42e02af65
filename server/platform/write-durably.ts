import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Writes a small file that its owner alone may read. It has its name only when all of it is on the disk, and what was
 * there before stays until then; what a stopped attempt leaves is written over by the next.
 */
export function writeDurably(path: string, text: string): void {
  const temp = `${path}.new`;
  try {
    const file = openSync(temp, "w", 0o600);
    try {
      // Throws when the disk takes a part of it.
      writeFileSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temp, path);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
  const folder = openSync(dirname(path), "r");
  fsyncSync(folder);
  closeSync(folder);
}
