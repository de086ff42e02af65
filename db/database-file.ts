import { chmodSync, existsSync, rmSync, statSync } from "node:fs";
import { CannotOpen, PUT_BACK } from "./cannot-open.ts";

/** "file:" and a path, without another host, settings, or a database that lives in memory only. */
const FILE = /^file:(?!:memory:)(?:\/\/(?:localhost)?(?=\/))?(?!\/\/)([^?#]+)$/i;

/** The path of a database that is a file of this machine; undefined for any other. */
export function databaseFile(url: string): string | undefined {
  const path = FILE.exec(url)?.[1];
  return path && decodeURIComponent(path);
}

/**
 * Opens what lies in a file, readable by its owner alone whatever the folder allows. A file that was cut to nothing is
 * refused: it would be taken for a new portal. So an opening that fails leaves no empty file behind.
 */
export async function openingFile<T>(path: string, open: () => Promise<T>): Promise<T> {
  if (existsSync(path) && isEmpty(path)) {
    const remedy = `${PUT_BACK}, or delete it if this portal has never run`;
    throw new CannotOpen(`DATA_DIR cannot be used: the database ${path} is empty; ${remedy}`);
  }
  try {
    return await open();
  } catch (error) {
    if (isEmpty(path)) rmSync(path, { force: true });
    if (!/^ConnectionFailed.*: 14"\)$/.test((error as Error).message)) throw error;
    const what = `user ${process.getuid?.()} cannot open or make ${path}`;
    throw new CannotOpen(`DATA_DIR or DATABASE_URL cannot be used: ${what}`);
  } finally {
    // The log files beside the database take its mode when they are made.
    for (const file of [path, `${path}-wal`, `${path}-shm`]) if (existsSync(file)) chmodSync(file, 0o600);
  }
}

/** What is not in the file yet may be in the log beside it. */
function isEmpty(path: string): boolean {
  return sizeOf(path) === 0 && sizeOf(`${path}-wal`) === 0;
}

function sizeOf(path: string): number {
  return existsSync(path) ? statSync(path).size : 0;
}
