import { databaseFile } from "#db/database-file.ts";
import { checkInOwnProcess } from "#db/quick-check.ts";
import type { Env } from "../platform/env.ts";
import { failStart } from "./fail-start.ts";
import { serve, type Running } from "./serve.ts";
import { hearUncaught } from "./uncaught.ts";
import type { OpenPortal } from "./open-portal.ts";

/**
 * A stop that hangs ends so. Without anything that hangs it takes as long as requests under way may (serve.ts) and a second or
 * two of work, which a slow machine stretches: nothing is lost by waiting for it.
 */
const PATIENCE_MS = 60_000;

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
  let isEnding = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      // A terminal tells all at once, and whoever started it tells it again.
      if (isEnding) return;
      isEnding = true;
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
