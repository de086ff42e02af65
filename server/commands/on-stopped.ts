import { lockFolder } from "#db/lock.ts";
import { putInPlace } from "../backup/put-in-place.ts";
import { type Env, readEnv } from "../platform/env.ts";

/**
 * Works on the data folder of a stopped portal and locks it meanwhile. Logs errors alone, since the command prints
 * its own output.
 */
export async function onStopped<T>(work: (env: Env) => Promise<T>): Promise<T> {
  const env = readEnv({ ...process.env, LOG_LEVEL: process.env["LOG_LEVEL"] || "error" });
  const unlock = lockFolder(env.DATA_DIR);
  try {
    putInPlace(env.DATA_DIR);
    return await work(env);
  } finally {
    unlock();
  }
}
