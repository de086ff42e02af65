import { CannotOpen, PUT_BACK } from "#db/cannot-open.ts";
import { databaseFile } from "#db/database-file.ts";
import { type DiskFailure, diskCodeOf, diskFailureOf } from "#db/disk-failure.ts";
import { checkInOwnProcess } from "#db/quick-check.ts";
import { BadSetting, type Env } from "./env.ts";
import { BadSecret } from "./platform/secret.ts";
import { serve, type Running } from "./serve.ts";
import type { OpenPortal } from "./open-portal.ts";

/** A stop may take this long before the process ends anyway. */
const PATIENCE_MS = 10_000;

/**
 * Serves until SIGTERM or SIGINT, then stops without losing what is under way. What cannot be expected of the
 * portal (a bad setting, a folder in use, a full disk) ends the start with one line, and so does damage that is found
 * in a large database while it answers already.
 */
export async function runUntilStopped(
  env: Env,
  options: { prepare?: (portal: OpenPortal) => Promise<void> } = {},
): Promise<void> {
  const running = await serve(env, options);
  const check = checkInOwnProcess(databaseFile(env.DATABASE_URL));
  void check.damage.then((damage) => damage && failStart(damage));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      check.stop();
      void finish(running);
    });
  }
}

async function finish(running: Running): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  await running.stop();
  process.exit(0);
}

/** Says why the start failed and ends the process. */
export function failStart(error: unknown): never {
  process.stderr.write(`${expectedLine(error) ?? Bun.inspect(error)}\n`);
  process.exit(1);
}

/** The line about what the operator can mend; a bug has none, and shows itself. */
function expectedLine(error: unknown): string | undefined {
  if (error instanceof BadSetting || error instanceof BadSecret || error instanceof CannotOpen)
    return error.message;
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
