import { countMigrations } from "#db/migrate.ts";
import { BadSetting, type Env } from "../platform/env.ts";
import { openStorage, type OpenStorage } from "../start/open-storage.ts";
import { openLog } from "../platform/log.ts";
import { onStopped } from "./on-stopped.ts";
import { setCommonSettings } from "../start/same-settings.ts";
import { requireNone } from "./usage.ts";

const SETTINGS = "--settings";
/** Passed by an update, which has made a backup already. */
const BACKED_UP = "--backed-up";

/**
 * `portal migrate`: what a start does to the database, without serving; to be done in peace before an update is opened.
 * With `--settings` the processes on a database server go by this one's SECRET and UPLOADS_TO from now on.
 */
export async function run(args: readonly string[], usage: string): Promise<void> {
  const isSetting = args[0] === SETTINGS;
  const isBackedUp = args[0] === BACKED_UP;
  requireNone(args.slice(isSetting || isBackedUp ? 1 : 0), usage);
  await onStopped(async (env) => {
    const before = await countMigrations(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
    const storage = await openStorage(env, { log: openLog(env.LOG_LEVEL), now: new Date(), isBackedUp });
    if (isSetting) await settle(storage, env);
    await storage.close();
    const { applied, known } = await countMigrations(env.DATABASE_URL, env.DATABASE_AUTH_TOKEN);
    const news = applied - before.applied;
    const done = news === 0 ? "Nothing to do" : `${news} migration${news === 1 ? "" : "s"} applied`;
    process.stdout.write(`${done}: the database is at ${applied} of ${known}\n`);
  });
}

async function settle({ db }: OpenStorage, env: Env): Promise<void> {
  if (!db.isShared)
    throw new BadSetting(`${SETTINGS} is for a database server: on a file every start goes by its own`);
  await setCommonSettings(db, env);
  process.stdout.write("All processes on this database go by these SECRET and UPLOADS_TO from now on\n");
}
