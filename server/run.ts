import { CannotOpen } from "#db/cannot-open.ts";
import { BadSetting, type Env } from "./env.ts";
import { serve, type Running } from "./serve.ts";
import type { OpenPortal } from "./open-portal.ts";
import { BadSecret } from "./platform/secret.ts";

/** A stop may take this long before the process ends anyway. */
const PATIENCE_MS = 10_000;

/**
 * Serves until SIGTERM or SIGINT, then stops without losing what is under way. What cannot be expected of the
 * portal (a bad setting, a folder in use) ends the start with one line.
 */
export async function runUntilStopped(
  env: Env,
  options: { prepare?: (portal: OpenPortal) => Promise<void> } = {},
): Promise<void> {
  const running = await serve(env, options);
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void finish(running));
}

async function finish(running: Running): Promise<void> {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  await running.stop();
  process.exit(0);
}

/** Says why the start failed and ends the process. */
export function failStart(error: unknown): never {
  const isExpected = [BadSetting, BadSecret, CannotOpen].some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExpected ? (error as Error).message : (portTaken(error) ?? Bun.inspect(error))}\n`,
  );
  process.exit(1);
}

function portTaken(error: unknown): string | undefined {
  const isTaken = error instanceof Error && (error as { code?: unknown }).code === "EADDRINUSE";
  return isTaken ? "PORT cannot be used: another program is listening there already" : undefined;
}
