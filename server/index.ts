import { readEnv } from "./env.ts";
import { failStart, runUntilStopped } from "./run.ts";

/** Starts the portal from the environment. */
async function start(): Promise<void> {
  await runUntilStopped(readEnv());
}

start().catch(failStart);
