import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { bad, type Finding, megabytes, mind, ok, type Patient } from "./finding.ts";

/** What a day of uploads may take, and what the next change needs. */
const LITTLE_BYTES = 2_000_000_000;
const NONE_BYTES = 200_000_000;
const FEW_FILES = 10_000;
const MAY_WRITE = constants.R_OK | constants.W_OK;

/** Room, and the right to write, where the portal stores. */
export async function examineDisk({ env }: Patient): Promise<Finding[]> {
  const folder = nearest(env.DATA_DIR);
  const { bavail, bsize, files, ffree } = statfsSync(folder);
  const free = bavail * bsize;
  return [whoMayWrite(env.DATA_DIR, folder), room(free), ...(files > 0 ? fewFiles(ffree) : [])];
}

function whoMayWrite(dataDir: string, folder: string): Finding {
  const ours = ["", "portal.db", "portal.db-wal", "portal.db-shm", "lock.db", "secret", "uploads", "mail"];
  const places = folder === dataDir ? ours.map((name) => join(dataDir, name)).filter(existsSync) : [folder];
  const closed = places.find((place) => !may(place));
  const user = process.getuid?.() ?? "?";
  if (closed) {
    const fix = `chown -R the user that runs the portal ${dataDir}, or set DATA_DIR to a folder of its own`;
    return bad("folder", `user ${user} may not write ${closed}`, fix);
  }
  const isOpen = folder === dataDir && (statSync(folder).mode & 0o077) !== 0;
  if (isOpen)
    return mind("folder", `others of this machine may look into ${dataDir}`, `chmod 700 ${dataDir}`);
  return ok("folder", folder === dataDir ? dataDir : `${dataDir} will be made by the first start`);
}

function room(free: number): Finding {
  const fix = "make room on the disk of DATA_DIR, or move the folder to a larger one";
  if (free < NONE_BYTES) return bad("disk", `${megabytes(free)} left`, fix);
  if (free < LITTLE_BYTES) return mind("disk", `only ${megabytes(free)} left`, fix);
  return ok("disk", `${megabytes(free)} left`);
}

function fewFiles(left: number): Finding[] {
  if (left >= FEW_FILES) return [];
  return [mind("disk", `room for ${left} more files only`, "remove small files of others from this disk")];
}

/** The folder itself, or the first above it that is there. */
export function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}

/** Whether this user may read and write there. */
export function may(place: string): boolean {
  try {
    accessSync(place, MAY_WRITE);
    return true;
  } catch {
    return false;
  }
}
