import { type AnyColumn, desc, isNull, type SQL, sql } from "drizzle-orm";
import type { ReadDb, Tx } from "./client.ts";
import { restores } from "./schema/index.ts";

/** What came before `until` waits: it may have been sent already, in the time that a restored backup knows nothing of. */
export type Hold = { id: string; takenAt: Date; until: Date };

/** The hold after a restore; undefined while there is none. Everything that sends or runs by itself checks it. */
export async function readHold(db: ReadDb | Tx): Promise<Hold | undefined> {
  const [held] = await db
    .select({ id: restores.id, takenAt: restores.takenAt, until: restores.restoredAt })
    .from(restores)
    .where(isNull(restores.decidedAt))
    .orderBy(desc(restores.restoredAt))
    .limit(1);
  return held;
}

/** The same as a condition: what is younger than every restore that nobody has decided on. */
export function isNotHeld(createdAt: AnyColumn): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM ${restores} WHERE ${restores.decidedAt} IS NULL AND ${restores.restoredAt} >= ${createdAt})`;
}
