import { eq, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "#db/client.ts";
import { assignmentRuns, users } from "#db/schema/index.ts";

/** The proposal that was accepted last, undone or not; undefined before the first. */
export async function readLastRun(db: ReadDb | Tx) {
  const [last] = await db
    .select({ run: assignmentRuns, by: users.name })
    .from(assignmentRuns)
    .innerJoin(users, eq(users.id, assignmentRuns.createdBy))
    // Two may have been accepted at the same instant.
    .orderBy(sql`${assignmentRuns}.rowid desc`)
    .limit(1);
  return last;
}
