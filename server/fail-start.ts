import { CannotOpen, PUT_BACK } from "#db/cannot-open.ts";
import { type DiskFailure, diskCodeOf, diskFailureOf } from "#db/disk-failure.ts";
import { BadBackup } from "./backup/format.ts";
import { BadSetting } from "./env.ts";
import { BadSecret } from "./platform/secret.ts";

/** Says why the start failed and ends the process. */
export function failStart(error: unknown): never {
  process.stderr.write(`${expectedLine(error) ?? Bun.inspect(error)}\n`);
  process.exit(1);
}

/** The line about what the operator can mend; a bug has none, and shows itself. */
function expectedLine(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof BadSecret || error instanceof CannotOpen)
    return error.message;
  if (error instanceof BadBackup) return error.message;
  if ((error as { code?: unknown } | null)?.code === "EADDRINUSE") {
    return "PORT cannot be used: another program is listening there already";
  }
  const failure = diskFailureOf(error);
  if (!failure) return undefined;
  const { path } = error as { path?: unknown };
  const where = [diskCodeOf(error), path].filter((part) => typeof part === "string").join(" ");
  return `DATA_DIR cannot be used: ${DISK_LINES[failure]} (${where})`;
}

const DISK_LINES: Record<DiskFailure, string> = {
  noRoom: "there is no room left on its disk",
  failing: "its disk cannot be read or written",
  damaged: `its database is damaged, or is no database; ${PUT_BACK}`,
};
