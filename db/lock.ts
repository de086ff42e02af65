import { Database } from "bun:sqlite";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { CannotOpen } from "./cannot-open.ts";

/** The data folder is in use by another running portal: two processes on one file can lose writes. */
export class FolderInUse extends CannotOpen {}

/** An open lock that nobody refers to would be collected, and released with that. */
const held = new Set<Database>();

/**
 * Takes the data folder for this process; returns the function that gives it back. What locks is an open transaction on
 * an empty database, `lock.db`, which ends with the process. Nothing else may open that file in this process: closing
 * it would end the lock.
 */
export function lockFolder(folder: string): () => void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new CannotOpen(`DATA_DIR cannot be used: ${folder} is not a folder`);
  }
  makeFolder(folder);
  const note = join(folder, "portal.lock");
  const lock = new Database(join(folder, "lock.db"));
  try {
    lock.run("PRAGMA journal_mode = MEMORY");
    lock.run("BEGIN EXCLUSIVE");
    writeFileSync(note, String(process.pid), { mode: 0o600 });
  } catch (error) {
    lock.close();
    if ((error as { code?: unknown }).code !== "SQLITE_BUSY") throw error;
    throw new FolderInUse(`DATA_DIR cannot be used: ${holderOf(note)} is using ${folder}`);
  }
  held.add(lock);
  return () => {
    rmSync(note, { force: true });
    held.delete(lock);
    lock.close();
  };
}

/**
 * Who holds the lock of a folder. This writes nothing and follows no link, because root looks into other users'
 * folders.
 */
export function whoLocks(folder: string): string | undefined {
  const path = join(folder, "lock.db");
  if (!isFile(path)) return undefined;
  let lock: Database | undefined;
  try {
    lock = new Database(path, { readonly: true });
    lock.query("PRAGMA schema_version").get();
    return undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code !== "SQLITE_BUSY") return undefined;
    const note = join(folder, "portal.lock");
    return (isFile(note) && /^\d+$/.exec(readFileSync(note, "utf8").trim())?.[0]) || "unknown";
  } finally {
    lock?.close();
  }
}

function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** A start as another user, or with a mistyped path, gets a clear message instead of one about a broken disk. */
function makeFolder(folder: string): void {
  const user = process.getuid?.();
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (/^(?:EACCES|EPERM)$/.test(code)) {
      throw new CannotOpen(`DATA_DIR cannot be used: user ${user} may not write ${folder}`);
    }
    if (code !== "ENOENT" && code !== "ENOTDIR") throw error;
    throw new CannotOpen(`DATA_DIR cannot be used: ${folder} cannot be made`);
  }
}

function holderOf(note: string): string {
  try {
    return `the portal with process id ${readFileSync(note, "utf8").trim()}`;
  } catch {
    return "another portal"; // It holds the lock already and has not written the note yet.
  }
}
