import { and, eq, gt, lte } from "drizzle-orm";
import type { ReadDb } from "#db/client.ts";
import { readHold } from "#db/hold.ts";
import { campaigns } from "#db/schema/index.ts";

/** Planned campaigns whose time has come; after a restore none that was planned before it, until somebody decides. */
export async function isDueBy(db: ReadDb, now: Date) {
  const hold = await readHold(db);
  return and(
    eq(campaigns.status, "planned"),
    lte(campaigns.plannedFor, now),
    hold && gt(campaigns.updatedAt, hold.until),
  );
}
