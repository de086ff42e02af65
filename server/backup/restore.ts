import { existsSync, mkdirSync, rmSync, statfsSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { openDatabase } from "#db/client.ts";
import { newId } from "#db/columns.ts";
import { databaseFile } from "#db/database-file.ts";
import { foldLog } from "#db/fold-log.ts";
import { forgetWords } from "#db/forget-words.ts";
import { countSeen } from "#db/known-migrations.ts";
import { migrateDatabase } from "#db/migrate.ts";
import { recoveryCodes, refreshTokens, restores, sessions, uploads } from "#db/schema/index.ts";
import type { Env } from "../platform/env.ts";
import { type Erasure, readErasures } from "../erasures/journal.ts";
import { repeatErasures } from "../erasures/repeat.ts";
import {
  BadBackup,
  DATABASE,
  ERASURES,
  hashOfUpload,
  type Manifest,
  nameOfUpload,
  SECRET,
} from "./format.ts";
import { bringTo } from "./places.ts";
import { intoFile, proveBackup } from "./prove.ts";
import { decide, isDecided, putInPlace, type Replacement, stageOf } from "./put-in-place.ts";
import { readContents } from "./snapshot.ts";
import { dropStrangers } from "./strangers.ts";
import { syncAll } from "./sync-all.ts";
import { findSecret } from "./take.ts";

export type Restored = {
  manifest: Manifest;
  /** Where the replaced data are stored. */
  keptIn: string;
  /** Made again since the backup was taken. */
  erasures: number;
  /** Rows that the replaced data had more or fewer of, by table; undefined when they could not be read. */
  since?: Record<string, number>;
  /** Objects of its database that no portal made, and which stayed out. */
  strangers: string[];
  /** Whether the backup claims to be from the future. */
  isOfFuture: boolean;
  /** Whether SECRET differs from the one that the backup was made with. */
  isOtherSecret: boolean;
};

/** Between the machine that made it and this one. */
const CLOCKS_DIFFER_MS = 60 * 60 * 1000;

/**
 * Puts a backup in the place of the data of a stopped portal, whose folder the caller has locked. It is proved, brought
 * to this version and looked through once more beside the old data before anything is replaced; killed at any moment it
 * leaves the old or the new (R8). Sessions end, and what of the past would leave by itself is held (db/hold.ts).
 */
export async function restoreBackup(env: Env, given: string, now: Date): Promise<Restored> {
  const database = databaseFile(env.DATABASE_URL);
  if (!database) throw new BadBackup("DATABASE_URL is a server: put its own backup back there");
  const stage = beginStage(env, placesOf(env, database));
  try {
    const file = given.startsWith("s3://") ? await bringTo(env, given, stage) : resolve(given);
    const ready = join(stage, DATABASE);
    const manifest = unpack(file, stage, ready);
    const takenAt = new Date(manifest.takenAt);
    const isOfFuture = takenAt.getTime() > now.getTime() + CLOCKS_DIFFER_MS;
    // Applies every erasure ever noted when the backup's moment cannot be trusted.
    const erasures = erasuresSince(env.DATA_DIR, stage, dirname(file), isOfFuture ? new Date(0) : takenAt);
    const strangers = dropStrangers(ready);
    await makeReady(ready, { takenAt: isOfFuture ? now : takenAt, erasures, now });
    const keptIn = freeFolder(env.DATA_DIR, now);
    const since = differencesFrom(database, manifest);
    syncAll(stage);
    decide(
      env.DATA_DIR,
      replacementsFor({ env, database, stage, keptIn, areElsewhere: manifest.uploads.elsewhere !== null }),
    );
    putInPlace(env.DATA_DIR);
    const secret = findSecret(env).fingerprint;
    return {
      manifest,
      keptIn,
      erasures: erasures.length,
      strangers,
      isOfFuture,
      ...(since && { since }),
      isOtherSecret: secret !== manifest.secret.fingerprint,
    };
  } catch (error) {
    // What is decided is gone through by the next start.
    if (!isDecided(env.DATA_DIR)) rmSync(stage, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts the database of a backup back to the last bit of meaning: of the version that made it, nobody signed out,
 * nothing held. For an update that failed, since which nobody has used the portal; uploads and secret are what they
 * were. Answers where what it replaced is kept.
 */
export function putDatabaseBack(env: Env, file: string, now: Date): string {
  const database = databaseFile(env.DATABASE_URL);
  if (!database) throw new BadBackup("DATABASE_URL is a server: put its own backup back there");
  const stage = beginStage(env, [dirname(database)]);
  proveBackup(file, join(stage, DATABASE));
  for (const log of ["-wal", "-shm"]) rmSync(join(stage, DATABASE + log), { force: true });
  syncAll(stage);
  const keptIn = freeFolder(env.DATA_DIR, now);
  decide(env.DATA_DIR, replacementsFor({ env, database, stage, keptIn, areElsewhere: true }));
  putInPlace(env.DATA_DIR);
  return keptIn;
}

function beginStage(env: Env, places: readonly string[]): string {
  const { DATA_DIR } = env;
  putInPlace(DATA_DIR);
  requirePlaces(env, places);
  const stage = stageOf(DATA_DIR);
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { mode: 0o700 });
  return stage;
}

/** A folder that no other restore of the same second uses. */
function freeFolder(dataDir: string, now: Date): string {
  const wished = join(dataDir, `before-restore-${now.toISOString().slice(0, 19).replaceAll(":", "-")}Z`);
  let free = wished;
  for (let next = 2; existsSync(free); next += 1) free = `${wished}-${next}`;
  return free;
}

/** The folders in which a restore replaces something; `putDatabaseBack` leaves the last alone. */
export function placesOf({ DATA_DIR }: Env, database: string): [database: string, uploads: string] {
  return [dirname(database), join(DATA_DIR, "uploads")];
}

/** Everything is replaced by renaming, which a disk of its own does not let. */
export function requirePlaces({ DATA_DIR, DATABASE_URL }: Env, places: readonly string[]): void {
  const database = databaseFile(DATABASE_URL) ?? "";
  const log = ["-wal", "-shm", "-journal"].map((end) => database + end).find((path) => existsSync(path));
  if (log && !existsSync(database)) {
    throw new BadBackup(
      `${log} lies there without its database, and would be taken for a part of the restored one: move it elsewhere, then restore`,
    );
  }
  for (const place of places) {
    if (existsSync(place) && statSync(place).dev !== statSync(DATA_DIR).dev) {
      throw new BadBackup(
        `${place} lies on another disk than ${DATA_DIR}: set DATA_DIR (and DATABASE_URL) to a new folder on one disk, and restore there`,
      );
    }
  }
}

/** Nothing in the file says where something is written: names that are not ours are refused before. */
function unpack(file: string, stage: string, database: string): Manifest {
  return proveBackup(file, database, {
    isDeep: true,
    onManifest(manifest) {
      requireKnown(manifest);
      requireRoom(stage, manifest);
    },
    sinkFor(name) {
      if (name === SECRET || name === ERASURES) return intoFile(join(stage, name));
      const sha256 = hashOfUpload(name);
      if (sha256 === undefined) return undefined;
      const path = join(stage, nameOfUpload(sha256));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      return intoFile(path, { isSynced: false });
    },
  });
}

function requireKnown({ migrations, version }: Manifest): void {
  const seen = countSeen(migrations);
  if (seen === "older")
    throw new BadBackup(
      "its database is of a version before 0.2.1: restore it with 0.2.1, then update to this version",
    );
  if (seen !== "newer") return;
  throw new BadBackup(
    `portal ${version} made it, which is newer than this one: restore it with that version or a newer one`,
  );
}

/** What is unpacked, and what migrations may write beside it. */
function requireRoom(folder: string, { database, uploads: { bytes } }: Manifest): void {
  const { bavail, bsize } = statfsSync(folder);
  const needed = bytes + 3 * database.bytes + 16 * 1024 * 1024;
  if (bavail * bsize >= needed) return;
  const [needs, has] = [needed, bavail * bsize].map((size) => `${Math.ceil(size / 1e6)} MB`);
  throw new BadBackup(`there is too little room in ${folder}: ${needs} are needed, ${has} are free`);
}

/** Erasures from the replaced data, from the backup, and from newer backups beside it. */
function erasuresSince(dataDir: string, stage: string, beside: string, since: Date): Erasure[] {
  const found = [dataDir, stage, beside].flatMap((folder) => readErasures(join(folder, ERASURES), since));
  const once = new Map(found.map((one) => [JSON.stringify(one), one]));
  return [...once.values()].toSorted((a, b) => a.at.localeCompare(b.at));
}

type Making = { takenAt: Date; erasures: readonly Erasure[]; now: Date };

async function makeReady(path: string, { takenAt, erasures, now }: Making): Promise<void> {
  const url = `file:${path.split("/").map(encodeURIComponent).join("/")}`;
  const db = openDatabase({ url });
  try {
    await migrateDatabase(db);
    await db.write(async (tx) => {
      for (const table of [sessions, refreshTokens, recoveryCodes, uploads]) await tx.delete(table);
      await repeatErasures(tx, erasures);
      await tx.insert(restores).values({ id: newId(), takenAt, restoredAt: now });
    });
    if (erasures.length > 0) await forgetWords(db, "mail_search");
  } finally {
    await db.close();
  }
  await foldLog(url);
  // Checked again after the change.
  readContents(path, { isDeep: false });
  for (const log of [`${path}-wal`, `${path}-shm`]) rmSync(log, { force: true });
}

type Places = {
  env: Env;
  database: string;
  stage: string;
  keptIn: string;
  /** Uploads that are not inside stay where they are. */
  areElsewhere: boolean;
};

/** The secret of the environment goes before that of the folder, which then stays what it was. */
function replacementsFor({ env, database, stage, keptIn, areElsewhere }: Places): Replacement[] {
  const kept = (name: string) => join(keptIn, name);
  const logs = ["-wal", "-shm", "-journal"].map((end) => ({
    to: database + end,
    kept: kept(DATABASE + end),
  }));
  if (!areElsewhere) mkdirSync(join(stage, "uploads"), { recursive: true, mode: 0o700 });
  const own = [DATABASE, "uploads", SECRET].filter((name) => existsSync(join(stage, name)));
  return [
    ...logs,
    ...own.map((name) => ({
      from: join(stage, name),
      to: name === DATABASE ? database : join(env.DATA_DIR, name),
      kept: kept(name),
    })),
  ];
}

/** By how many rows of each table the backup differs from the data it replaces. */
export function differencesFrom(database: string, { counts }: Manifest): Record<string, number> | undefined {
  if (!existsSync(database)) return undefined;
  try {
    const now = readContents(database, { isDeep: false }).counts;
    const tables = [...new Set([...Object.keys(now), ...Object.keys(counts)])];
    const differences = tables.map((table) => [table, (now[table] ?? 0) - (counts[table] ?? 0)] as const);
    return Object.fromEntries(differences.filter(([, rows]) => rows !== 0));
  } catch {
    return undefined;
  }
}
