import { CannotOpen } from "#db/cannot-open.ts";
import type { Env } from "../platform/env.ts";
import { backUpInOwnProcess } from "./own-process.ts";

/**
 * Made before the database is brought to a newer version, which nothing takes back: without one it stays as it is, and
 * the start ends with what to do. The last three are kept, apart from those by the clock.
 */
export async function backUpBeforeMigration(env: Env): Promise<void> {
  const reason = await backUpInOwnProcess(env, { isBeforeMigration: true }).done;
  if (reason === undefined) return;
  throw new CannotOpen(
    `The database was not changed: this version would bring it to a newer state, and the backup before that failed (${reason}). Mend that, or start the version before`,
  );
}
