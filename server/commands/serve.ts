import { readEnv } from "../platform/env.ts";
import { runUntilStopped } from "../start/run.ts";
import { requireNone } from "./usage.ts";

/** `portal serve`: runs until SIGTERM or SIGINT. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  await runUntilStopped(readEnv());
}
