import { CannotOpen } from "#db/cannot-open.ts";
import type { Env } from "../platform/env.ts";
import { backUpInOwnProcess } from "./own-process.ts";

/**
 * Makes a backup before the database is migrated, which cannot be undone: without one the start ends with what to
 * do. The last three are stored, apart from the scheduled backups.
 */
export async function backUpBeforeMigration(env: Env): Promise<void> {
  const reason = await backUpInOwnProcess(env, { isBeforeMigration: true }).done;
  if (reason === undefined) return;
  throw new CannotOpen(
    `The database was not changed: this version would bring it to a newer state, and the backup before that failed (${reason}). Mend that, or start the version before`,
  );
}
