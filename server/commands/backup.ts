import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { storageFailureOf } from "#db/disk-failure.ts";
import { BadBackup } from "../backup/format.ts";
import { openFolderPlace, openLocalPlace, openPlace } from "../backup/places.ts";
import { type Backup, noteFailure, noteGood } from "../backup/state.ts";
import { backUpAs, backUpTo } from "../backup/take.ts";
import { BadSetting, type Env, readEnv } from "../platform/env.ts";

/** Number of stored backups from before a migration. */
const BEFORE_MIGRATIONS = 3;

/**
 * `portal backup [FILE | --to FOLDER]`: one file with database and uploads, of a portal that works or is stopped.
 * Without an argument it goes where BACKUP_TO says, as the one by the clock does, and the oldest there go.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const asked = readArguments(args, usage);
  const env = readEnv();
  const now = new Date();
  const onPhase = (phase: string) => {
    if (asked.tellsPhases) process.stdout.write(`phase ${phase}\n`);
  };
  const options = { env, now, onPhase, kind: asked.isBeforeMigration ? "migration" : "scheduled" } as const;
  if (asked.isBeforeMigration) say(await backUpTo(openLocalPlace(env), BEFORE_MIGRATIONS, options));
  else if (asked.file) say(await backUpAs(asked.file, options));
  else if (asked.folder) say(await backUpTo(openFolderPlace(asked.folder), Infinity, options));
  else say(await noting(env, now, () => backUpTo(openPlace(env), env.BACKUP_KEEP, options)));
}

async function noting(env: Env, now: Date, work: () => Promise<Backup>): Promise<Backup> {
  try {
    const made = await work();
    noteGood(env.DATA_DIR, made);
    return made;
  } catch (error) {
    note(env, reasonOf(error), now);
    throw error;
  }
}

/** A disk that takes no backup may take no note of it either; what was wrong is said all the same. */
function note({ DATA_DIR }: Env, reason: string, now: Date): void {
  try {
    noteFailure(DATA_DIR, reason, now);
  } catch (error) {
    if (!storageFailureOf(error)) throw error;
  }
}

/** The part of an error that is safe to print. */
function reasonOf(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return error instanceof BadBackup ? error.message : String(code ?? (error as Error).name);
}

type Asked = { file?: string; folder?: string; isBeforeMigration: boolean; tellsPhases: boolean };

function readArguments(args: readonly string[], usage: string): Asked {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: "string" },
        // Passed by the portal to a process of its own.
        "before-migration": { type: "boolean", default: false },
        phases: { type: "boolean", default: false },
      },
    });
    if (positionals.length + (values.to === undefined ? 0 : 1) > 1) throw new BadSetting(usage);
    const [file] = positionals;
    return {
      ...(file && { file: resolve(file) }),
      ...(values.to && { folder: resolve(values.to) }),
      isBeforeMigration: values["before-migration"],
      tellsPhases: values.phases,
    };
  } catch {
    throw new BadSetting(usage);
  }
}

function say({ name, place, bytes, seconds, uploads, lacks }: Backup): void {
  process.stdout.write(
    `${place}/${name}: ${(bytes / 1e6).toFixed(1)} MB, ${uploads} uploads, proved, in ${seconds.toFixed(1)} s\n`,
  );
  for (const lack of lacks) process.stdout.write(`${lack}\n`);
}
