import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DATABASE, whatIsMissing } from "../backup/format.ts";
import { proveBackup } from "../backup/prove.ts";
import { requireFile, requireOne } from "./usage.ts";

/** `portal verify FILE`: whether a backup is whole, to the last row and byte; changes nothing, and needs no portal. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const path = requireFile(requireOne(args, usage));
  const folder = makeFolderBeside(path);
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

/** Where the backup lies there was room for it; where nothing may be written, the temporary folder has to do. */
function makeFolderBeside(path: string): string {
  try {
    return mkdtempSync(join(dirname(path), ".verify-"));
  } catch {
    return mkdtempSync(join(tmpdir(), "portal-verify-"));
  }
}
