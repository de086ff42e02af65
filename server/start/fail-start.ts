import { CannotOpen, PUT_BACK } from "#db/cannot-open.ts";
import { type DiskFailure, diskCodeOf, diskFailureOf, isStoreFailure } from "#db/disk-failure.ts";
import { isUnreachable, unreached } from "#db/unreachable.ts";
import { BadBackup } from "../backup/format.ts";
import { BadSetting } from "../platform/env.ts";
import { BadSecret } from "../platform/secret.ts";

/** Says why the start failed and ends the process. */
export function failStart(error: unknown): never {
  process.stderr.write(`${expectedLine(error) ?? Bun.inspect(error)}\n`);
  process.exit(1);
}

/** The line about what the operator can mend; a bug has none, and shows itself. */
export function expectedLine(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof BadSecret || error instanceof CannotOpen)
    return error.message;
  if (error instanceof BadBackup) return error.message;
  const { code, syscall } = (error ?? {}) as { code?: unknown; syscall?: unknown };
  const unheard = syscall === "listen" || code === "EADDRINUSE" ? LISTEN_LINES[String(code)] : undefined;
  if (unheard) return unheard;
  if (isStoreFailure(error))
    return `UPLOADS_TO cannot be used: its store does not answer (${diskCodeOf(error)})`;
  if (isUnreachable(error)) return unreached(diskCodeOf(error)).message;
  const failure = diskFailureOf(error);
  if (!failure) return undefined;
  const { path } = error as { path?: unknown };
  const where = [diskCodeOf(error), path].filter((part) => typeof part === "string").join(" ");
  return `DATA_DIR cannot be used: ${DISK_LINES[failure]} (${where})`;
}

const NO_ADDRESS =
  "HOST cannot be used: it is no address of this machine (127.0.0.1 behind a proxy, 0.0.0.0 for all)";
const LISTEN_LINES: Record<string, string> = {
  EADDRINUSE: "PORT cannot be used: another program is listening there already",
  EACCES: "PORT cannot be used: below 1024 only root may listen; set it higher and put a proxy in front",
  EADDRNOTAVAIL: NO_ADDRESS,
  EINVAL: NO_ADDRESS,
};

const DISK_LINES: Record<DiskFailure, string> = {
  noRoom: "there is no room left on its disk; make some and start it again",
  failing: `its disk fails, or user ${process.getuid?.()} may not write there`,
  damaged: `its database is damaged, or is no database; ${PUT_BACK}`,
};
