import { countMigrations } from "#db/migrate.ts";
import { openStorage } from "../open-storage.ts";
import { openLog } from "../platform/log.ts";
import { onStopped } from "./on-stopped.ts";
import { requireNone } from "./usage.ts";

/** `portal migrate`: what a start does to the database, without serving; to be done in peace before an update is opened. */
export async function run(args: readonly string[], usage: string): Promise<void> {
  requireNone(args, usage);
  await onStopped(async (env) => {
    const before = await countMigrations(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
    const storage = await openStorage(env, { log: openLog(env.LOG_LEVEL), now: new Date() });
    await storage.close();
    const { applied, known } = await countMigrations(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
    const news = applied - before.applied;
    const done = news === 0 ? "Nothing to do" : `${news} migration${news === 1 ? "" : "s"} applied`;
    process.stdout.write(`${done}: the database is at ${applied} of ${known}\n`);
  });
}
