import { existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { databaseFile } from "#db/database-file.ts";
import { diskCodeOf, diskFailureOf, isStoreFailure } from "#db/disk-failure.ts";
import type { Env } from "../platform/env.ts";
import { RELEASE } from "../platform/release.ts";
import { fingerprintOf } from "../platform/secret.ts";
import {
  BadBackup,
  type BackupKind,
  DATABASE,
  ERASURES,
  FORMAT,
  isNameOf,
  MANIFEST,
  type Manifest,
  nameOfBackup,
  nameOfUpload,
  SECRET,
  whatIsMissing,
} from "./format.ts";
import { openFolderPlace, type Place } from "./places.ts";
import { readBackup } from "./read.ts";
import { type Contents, readContents, takeSnapshot } from "./snapshot.ts";
import type { Backup } from "./state.ts";
import { BackupWriter, Changed } from "./write.ts";

/** The phases of making a backup. */
export type Phase = "snapshot" | "write" | "verify" | "send";
type Options = {
  env: Env;
  now: Date;
  kind: BackupKind;
  /** Called whenever a phase begins. */
  onPhase?: (phase: Phase) => void;
};

/** Uploads come and go while they are copied; hardly ever twice. */
const TRIES = 3;
const LEAST_ROOM_BYTES = 16 * 1024 * 1024;

/** Makes a backup in a place, named by its time; the newest `keep` of its kind stay, older ones are removed. */
export async function backUpTo(place: Place, keep: number, options: Options): Promise<Backup> {
  const name = nameOfBackup(options.kind, options.now);
  const made = await make(place, name, options);
  const all = (await place.names()).filter((one) => isNameOf(options.kind, one)).toSorted();
  for (const old of all.slice(0, Math.max(0, all.length - keep))) await place.remove(old);
  return made;
}

/** Makes a backup under a chosen name; an existing file is not overwritten. */
export async function backUpAs(path: string, options: Options): Promise<Backup> {
  if (existsSync(path)) throw new BadBackup(`${path} exists already: give another name`);
  const folder = dirname(path);
  return make(opening(folder, openFolderPlace), basename(path), options);
}

/**
 * Makes, proves and stores a backup of a running or stopped portal. A stopped or failed attempt leaves only a file
 * that the next one removes. Only for a process that has no libSQL open.
 */
async function make(place: Place, name: string, { env, now, onPhase }: Options): Promise<Backup> {
  const started = performance.now();
  const database = databaseFile(env.DATABASE_URL);
  if (!database)
    throw new BadBackup("DATABASE_URL is a server: back it up there; its uploads are in DATA_DIR");
  if (!existsSync(database)) throw new BadBackup(`there is no database at ${database}`);
  opening(place.workFolder, clearLeft);
  const temp = join(place.workFolder, `.${name}.${process.pid}`);
  try {
    const manifest = write(temp, { env, database, now, onPhase, torn: new Set() });
    onPhase?.("verify");
    // Read again from its first to its last byte: only what was proved is a backup.
    readBackup(`${temp}.part`);
    const bytes = statSync(`${temp}.part`).size;
    onPhase?.("send");
    await place.keep(`${temp}.part`, name);
    return {
      takenAt: manifest.takenAt,
      keptAt: new Date(now.getTime() + performance.now() - started).toISOString(),
      name,
      place: place.name,
      bytes,
      seconds: Math.round(performance.now() - started) / 1000,
      uploads: manifest.uploads.count,
      lacks: whatIsMissing(manifest),
    };
  } catch (error) {
    throw inWords(error, place.workFolder);
  } finally {
    for (const end of ENDS) rmSync(temp + end, { force: true });
  }
}

/** Damage is the database's, and the store says of itself what is wrong with it. */
function inWords(error: unknown, folder: string): unknown {
  const failure = isStoreFailure(error) ? undefined : diskFailureOf(error);
  if (failure === undefined || failure === "damaged") return error;
  const what = `${folder} takes no more of the backup, of which nothing is kept`;
  const code = diskCodeOf(error);
  const isClosed = /^(?:EACCES|EPERM|SQLITE_CANTOPEN)/.test(code ?? "");
  if (isClosed) return new BadBackup(`user ${process.getuid?.()} may not write backups into ${folder}`);
  return new BadBackup(`${what}: ${code}; make room on its disk`);
}

/** A folder that cannot be made or read is not the data's. */
function opening<T>(folder: string, open: (folder: string) => T): T {
  try {
    return open(folder);
  } catch (error) {
    throw inWords(error, folder);
  }
}

const ENDS = [".part", ".db", ".db-journal"];
const LEFT = /^\..+\.tar\.(\d+)\.(part|db|db-journal)$/;

/** Removes files left by processes that were killed. */
function clearLeft(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, process] = LEFT.exec(name) ?? [];
    if (process !== undefined && !existsSync(`/proc/${process}`)) rmSync(join(folder, name), { force: true });
  }
}

type Writing = Pick<Options, "env" | "now" | "onPhase"> & {
  database: string;
  /** Uploads that are not what was stored, though they have its size. */
  torn: Set<string>;
};

/** Anew from the beginning when an upload went meanwhile (the newest rows no longer name it), or was found torn. */
function write(temp: string, writing: Writing): Manifest {
  for (let tries = 1; ; tries += 1) {
    try {
      return writeOnce(temp, writing);
    } catch (error) {
      if (!(error instanceof Changed) || tries === TRIES) throw error;
      for (const end of ENDS) rmSync(temp + end, { force: true });
    }
  }
}

function writeOnce(temp: string, writing: Writing): Manifest {
  const { env, database, now, onPhase, torn } = writing;
  requireRoom(dirname(temp), 2 * (sizeOf(database) + sizeOf(`${database}-wal`)));
  onPhase?.("snapshot");
  const takenAt = new Date();
  takeSnapshot(database, `${temp}.db`);
  const contents = readContents(`${temp}.db`, { isDeep: false });
  const uploads = findUploads(env.DATA_DIR, env.UPLOADS_TO ? [] : contents.files, torn);
  const bytes = sizeOf(`${temp}.db`);
  // The snapshot is already stored there.
  requireRoom(dirname(temp), 2 * (bytes + uploads.bytes) - bytes);
  const secret = findSecret(env);
  const manifest: Manifest = {
    format: FORMAT,
    version: RELEASE.version,
    takenAt: takenAt.toISOString(),
    migrations: contents.migrations,
    counts: contents.counts,
    database: { bytes },
    uploads: {
      count: uploads.there.length,
      bytes: uploads.bytes,
      missing: uploads.missing,
      elsewhere: env.UPLOADS_TO ?? null,
    },
    secret: { isInside: secret.path !== undefined, fingerprint: secret.fingerprint },
  };
  onPhase?.("write");
  const writer = new BackupWriter(`${temp}.part`, now);
  try {
    writer.addText(MANIFEST, `${JSON.stringify(manifest, undefined, 1)}\n`);
    writer.addFile(DATABASE, `${temp}.db`, bytes);
    rmSync(`${temp}.db`);
    const erasures = join(env.DATA_DIR, ERASURES);
    if (secret.path) writer.addText(SECRET, readFileSync(secret.path, "utf8"));
    if (existsSync(erasures)) writer.addText(ERASURES, readFileSync(erasures, "utf8"));
    for (const { path, sha256, size } of uploads.there) {
      if (writer.addFile(nameOfUpload(sha256), path, size) !== sha256) torn.add(sha256);
    }
    writer.finish();
  } catch (error) {
    writer.close();
    throw error;
  }
  if (uploads.there.some(({ sha256 }) => torn.has(sha256))) throw new Changed("an upload is torn");
  return manifest;
}

type Found = {
  there: { path: string; sha256: string; size: number }[];
  missing: string[];
  bytes: number;
};

function findUploads(dataDir: string, files: Contents["files"], torn: ReadonlySet<string>): Found {
  const found: Found = { there: [], missing: [], bytes: 0 };
  for (const { sha256, size } of files) {
    const path = join(dataDir, nameOfUpload(sha256));
    if (sizeOf(path) !== size || torn.has(sha256)) found.missing.push(sha256);
    else {
      found.there.push({ path, sha256, size });
      found.bytes += size;
    }
  }
  return found;
}

/** The secret in force; its path only where it is part of the data folder: the environment is the operator's. */
export function findSecret(env: Env): { path?: string; fingerprint: string | null } {
  const path = join(env.DATA_DIR, "secret");
  if (env.SECRET) return { fingerprint: fingerprintOf(env.SECRET) };
  if (!existsSync(path)) return { fingerprint: null };
  return { path, fingerprint: fingerprintOf(readFileSync(path, "utf8").trim()) };
}

/** What is missing counts as of no size at all. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

/** Twice what it takes, so that the portal, which may share the disk, is left some (pitfall: a backup that filled it). */
function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const needed = Math.max(bytes, 0) + LEAST_ROOM_BYTES;
  if (free >= needed) return;
  const said = `${megabytes(needed)} are needed (twice what is backed up), ${megabytes(free)} are free`;
  throw new BadBackup(`there is too little room in ${folder}: ${said}`);
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1e6)} MB`;
}
