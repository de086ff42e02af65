import { readEnv } from "./env.ts";
import { failStart, runUntilStopped } from "./run.ts";

async function start(): Promise<void> {
  await runUntilStopped(readEnv());
}

start().catch(failStart);
