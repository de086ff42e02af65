import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/**
 * Moves a prepared file or folder into place; what was there goes to `kept`. Without `from` nothing takes its place.
 */
export type Replacement = { from?: string; to: string; kept: string };

const STAGE = "restoring";
const READY = "ready.json";

/** Where a restore makes everything ready, within the data folder, so that it takes its place by renaming. */
export function stageOf(dataDir: string): string {
  return join(dataDir, STAGE);
}

export function isDecided(dataDir: string): boolean {
  return existsSync(join(stageOf(dataDir), READY));
}

/** From the moment this returns the restore is done, even if the process ends: the next start goes on with it. */
export function decide(dataDir: string, replacements: readonly Replacement[]): void {
  const stage = stageOf(dataDir);
  const temp = join(stage, `${READY}.new`);
  writeFileSync(temp, JSON.stringify(replacements), { mode: 0o600 });
  sync(temp);
  sync(stage);
  renameSync(temp, join(stage, READY));
  sync(stage);
}

/**
 * Puts in place what a restore has decided; done again after a kill it goes on where it was, so that the folder is the
 * old or the new one and never a mixture. Does nothing where none is decided. Only under the lock of the folder.
 */
export function putInPlace(dataDir: string): void {
  const stage = stageOf(dataDir);
  const ready = join(stage, READY);
  if (!isDecided(dataDir)) return;
  const replacements = JSON.parse(readFileSync(ready, "utf8")) as Replacement[];
  for (const { from, to, kept } of replacements) {
    if (from !== undefined && !existsSync(from)) continue;
    if (existsSync(to)) {
      mkdirSync(dirname(kept), { recursive: true, mode: 0o700 });
      renameSync(to, kept);
      sync(dirname(kept));
    }
    if (from !== undefined) renameSync(from, to);
    sync(dirname(to));
  }
  rmSync(ready);
  sync(stage);
  rmSync(stage, { recursive: true, force: true });
  sync(dataDir);
}

function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
