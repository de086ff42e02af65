import { existsSync } from "node:fs";
import { putDatabaseBack, restoreBackup, type Restored } from "../backup/restore.ts";
import { onStopped } from "./on-stopped.ts";
import { requireFile, requireOne } from "./usage.ts";

/** Most differences that are printed. */
const SHOWN = 12;

/**
 * `portal restore FILE`: puts a backup in the place of a stopped portal's data, once it is proved; what it replaces is
 * kept. FILE may be the address of a store, s3://BUCKET/NAME.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  // Called by an update that failed.
  if (args[0] === "--as-it-was") {
    const path = requireFile(requireOne(args.slice(1), usage));
    const keptIn = await onStopped(async (env) => putDatabaseBack(env, path, new Date()));
    return void process.stdout.write(`What the update made of the data is kept in ${keptIn}\n`);
  }
  const given = requireOne(args, usage);
  const file = given.startsWith("s3://") ? given : requireFile(given);
  await onStopped(async (env) => say(await restoreBackup(env, file, new Date())));
}

function say({ manifest, keptIn, erasures, strangers, isOfFuture, since, isOtherSecret }: Restored): void {
  const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
  const lines = [
    `Restored: the data of ${manifest.takenAt}, ${rows} rows, ${manifest.uploads.count} uploads`,
    ...(existsSync(keptIn) ? [`What they replaced is kept in ${keptIn}; remove it when all is well`] : []),
    ...sayDifferences(since),
    ...(erasures > 0 ? [`Erased again, as it was since the backup: ${erasures}`] : []),
    ...(isOfFuture
      ? ["It says that it was taken after today: everything that was ever erased here was erased again"]
      : []),
    ...(strangers.length > 0
      ? [`Left out, since no portal made it: ${strangers.slice(0, SHOWN).join(", ")}`]
      : []),
    ...(isOtherSecret
      ? ["SECRET is another than when the backup was made: mailed links end, but those out of campaigns"]
      : []),
    ...(manifest.uploads.missing.length > 0
      ? [`${manifest.uploads.missing.length} uploads were missing already when it was made`]
      : []),
    ...(manifest.uploads.elsewhere
      ? [`Its uploads lie in ${manifest.uploads.elsewhere}: set UPLOADS_TO to it`]
      : []),
    "All sessions have ended. Mails, campaigns, reminders and runs of the past wait until an administrator decides, at /admin",
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

export function sayDifferences(
  since: Record<string, number> | undefined,
  begins = "What they replaced had, in comparison",
): string[] {
  if (!since) return [];
  const lost = Object.entries(since).toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  if (lost.length === 0) return ["They have as many rows in every table as what they replaced"];
  const some = lost.slice(0, SHOWN).map(([table, rows]) => `${table} ${rows > 0 ? "+" : ""}${rows}`);
  return [`${begins}: ${some.join(", ")}${lost.length > SHOWN ? ", and more" : ""}`];
}
