import { databaseFile } from "#db/database-file.ts";
import { checkInOwnProcess } from "#db/quick-check.ts";
import type { Env } from "./env.ts";
import { failStart } from "./fail-start.ts";
import { serve, type Running } from "./serve.ts";
import { hearUncaught } from "./uncaught.ts";
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
  hearUncaught(running.portal.log, () => void finish(running, 1));
  const check = checkInOwnProcess(databaseFile(env.DATABASE_URL));
  void check.damage.then((damage) => damage && failStart(damage));
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      check.stop();
      void finish(running, 0);
    });
  }
}

async function finish(running: Running, code: number): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  await running.stop();
  process.exit(code);
}
