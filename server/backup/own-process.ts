import { constants, setPriority } from "node:os";
import { join, resolve } from "node:path";
import { OWN_PROGRAM } from "#db/own-program.ts";
import type { Env } from "../platform/env.ts";
import { RELEASE } from "../platform/release.ts";
import type { Phase } from "./take.ts";

export type OwnBackup = {
  /** What went wrong, in the command's own line; undefined when it was made. */
  done: Promise<string | undefined>;
  stop: () => void;
};

/**
 * Runs `portal backup` beside the portal: SQLite's own copy must not share a process with libSQL (db/quick-check.ts),
 * nor hold up its one thread. It takes what the processor has left.
 */
export function backUpInOwnProcess(
  env: Env,
  options: { isBeforeMigration?: boolean; onPhase?: (phase: Phase) => void } = {},
): OwnBackup {
  const args = ["backup", "--phases", ...(options.isBeforeMigration ? ["--before-migration"] : [])];
  const command = RELEASE.builtAt
    ? [OWN_PROGRAM, ...args]
    : [OWN_PROGRAM, join(import.meta.dir, "../commands/portal-command.ts"), ...args];
  const child = Bun.spawn(command, {
    env: { ...process.env, ...settingsOf(env) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended, or the machine does not allow it.
  }
  const telling = tellPhases(child.stdout, options.onPhase);
  const said = new Response(child.stderr).text();
  async function finish(): Promise<string | undefined> {
    await telling;
    const code = await child.exited;
    if (code === 0) return undefined;
    const lines = (await said).trim().split("\n");
    return lines.at(-1) || `it ended with ${child.signalCode ?? code}`;
  }
  return { done: finish(), stop: () => child.kill("SIGTERM") };
}

/** What this portal goes by, whatever its environment says. */
function settingsOf(env: Env): Record<string, string> {
  const { DATA_DIR, DATABASE_URL, BACKUP_TO, BACKUP_EVERY, BACKUP_KEEP, SECRET, NODE_ENV } = env;
  return {
    NODE_ENV,
    DATA_DIR: resolve(DATA_DIR),
    DATABASE_URL,
    BACKUP_TO: BACKUP_TO ?? "",
    BACKUP_EVERY: String(BACKUP_EVERY),
    BACKUP_KEEP: String(BACKUP_KEEP),
    SECRET: SECRET ?? "",
    UPLOADS_TO: env.UPLOADS_TO ?? "",
    S3_ENDPOINT: env.S3_ENDPOINT ?? "",
    S3_REGION: env.S3_REGION ?? "",
    S3_ACCESS_KEY_ID: env.S3_ACCESS_KEY_ID ?? "",
    S3_SECRET_ACCESS_KEY: env.S3_SECRET_ACCESS_KEY ?? "",
  };
}

async function tellPhases(
  stream: ReadableStream<Uint8Array>,
  onPhase: ((phase: Phase) => void) | undefined,
): Promise<void> {
  for await (const bytes of stream) {
    for (const [, phase] of new TextDecoder().decode(bytes).matchAll(/^phase (\w+)$/gm)) {
      onPhase?.(phase as Phase);
    }
  }
}
