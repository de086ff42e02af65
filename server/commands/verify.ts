import { mkdtempSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { DATABASE, whatIsMissing } from "../backup/format.ts";
import { proveBackup } from "../backup/prove.ts";
import { BadSetting } from "../env.ts";

/** `portal verify FILE`: whether a backup is whole, to the last row and byte; changes nothing, and needs no portal. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const [given] = args;
  if (args.length !== 1 || !given) throw new BadSetting(usage);
  const path = resolve(given);
  const folder = mkdtempSync(join(dirname(path), ".verify-"));
  try {
    const manifest = proveBackup(path, join(folder, DATABASE));
    const rows = Object.values(manifest.counts).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `${path} is whole: of ${manifest.takenAt}, by portal ${manifest.version}, ${rows} rows, ${manifest.uploads.count} uploads\n`,
    );
    for (const lack of whatIsMissing(manifest)) process.stdout.write(`${lack}\n`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
