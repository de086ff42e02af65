import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { databaseFile } from "#db/database-file.ts";
import type { Env } from "../platform/env.ts";

const HOUR_MS = 60 * 60_000;
/** Backups of a day, and what may come between. */
const LATE_HOURS = 26;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const backup = v.object({
  /** The moment of its data (ISO 8601, UTC), and the moment it was proved and stored. */
  takenAt: v.string(),
  keptAt: v.string(),
  name: v.string(),
  /** A folder, or an address of a store. */
  place: v.string(),
  bytes: count,
  seconds: v.number(),
  uploads: count,
  /** Sentences that say what the backup lacks. */
  lacks: v.array(v.string()),
});

const stored = v.object({
  /** The first start that would have made backups. */
  since: v.optional(v.string()),
  lastGood: v.optional(backup),
  /** Since the last good one every try failed; `reason` is the last one's. */
  failure: v.optional(
    v.object({ since: v.string(), at: v.string(), reason: v.string(), mailedAt: v.optional(v.string()) }),
  ),
});

export type Backup = v.InferOutput<typeof backup>;
export type StoredState = v.InferOutput<typeof stored>;

/** What there is to know of the backups of a portal: for its status page, its health and its doctor. */
export type BackupState = StoredState & {
  /** `off`: by BACKUP_EVERY=0, or of a database server, which has backups of its own. */
  mode: "on" | "off" | "server";
  everyHours: number;
  keep: number;
  place: string;
  /** When the next backup is due (ISO 8601, UTC); it may be overdue. Undefined when none is planned. */
  next?: string;
  /** The last good backup is older than 26 hours (or twice the configured interval), or there is none. */
  isLate: boolean;
};

type Settings = Pick<Env, "DATA_DIR" | "DATABASE_URL" | "BACKUP_TO" | "BACKUP_EVERY" | "BACKUP_KEEP">;

/** Reads one small file, so that it is cheap, and needs no database. */
export function readBackupState(env: Settings, now: Date): BackupState {
  const state = readStored(env.DATA_DIR);
  const { BACKUP_EVERY: everyHours, BACKUP_KEEP: keep } = env;
  const mode = databaseFile(env.DATABASE_URL) === undefined ? "server" : everyHours > 0 ? "on" : "off";
  const place = env.BACKUP_TO ?? join(env.DATA_DIR, "backups");
  const last = Date.parse(state.lastGood?.takenAt ?? state.since ?? now.toISOString());
  const most = Math.max(LATE_HOURS, everyHours > 24 ? everyHours + 2 : 0);
  return {
    ...state,
    mode,
    everyHours,
    keep,
    place,
    isLate: mode === "on" && now.getTime() - last > most * HOUR_MS,
    ...(mode === "on" && { next: new Date(nextOf(state, everyHours, now)).toISOString() }),
  };
}

/** When the next backup is due: after a failure sooner than after a success. */
function nextOf({ lastGood, failure }: StoredState, everyHours: number, now: Date): number {
  if (failure) return Date.parse(failure.at) + Math.min(1, everyHours) * HOUR_MS;
  return lastGood ? Date.parse(lastGood.takenAt) + everyHours * HOUR_MS : now.getTime();
}

function pathOf(dataDir: string): string {
  return join(dataDir, "backups.json");
}

/** What cannot be read counts as never written: the next backup writes it anew. */
export function readStored(dataDir: string): StoredState {
  try {
    const parsed = v.safeParse(stored, JSON.parse(readFileSync(pathOf(dataDir), "utf8")));
    return parsed.success ? parsed.output : {};
  } catch {
    return {};
  }
}

export function noteGood(dataDir: string, lastGood: Backup): void {
  const { since } = readStored(dataDir);
  write(dataDir, { ...(since && { since }), lastGood });
}

/** Answers the streak of failures that this one belongs to. */
export function noteFailure(dataDir: string, reason: string, now: Date): NonNullable<StoredState["failure"]> {
  const before = readStored(dataDir);
  const at = now.toISOString();
  const failure = { since: at, ...before.failure, at, reason };
  write(dataDir, { ...before, failure });
  return failure;
}

export function noteMailed(dataDir: string, now: Date): void {
  const { failure, ...before } = readStored(dataDir);
  if (failure) write(dataDir, { ...before, failure: { ...failure, mailedAt: now.toISOString() } });
}

export function noteBegun(dataDir: string, now: Date): void {
  const before = readStored(dataDir);
  if (!before.since) write(dataDir, { ...before, since: now.toISOString() });
}

/** Writes the state completely or not at all. */
function write(dataDir: string, state: StoredState): void {
  const path = pathOf(dataDir);
  const temp = `${path}.${process.pid}`;
  try {
    const file = openSync(temp, "w", 0o600);
    try {
      writeFileSync(file, `${JSON.stringify(state, undefined, 2)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(temp, path);
  } catch (error) {
    rmSync(temp, { force: true });
    throw error;
  }
}
