import { and, eq, lte } from "drizzle-orm";
import { campaigns } from "#db/schema/index.ts";

/** Planned campaigns whose time has come. */
export function isDueBy(now: Date) {
  return and(eq(campaigns.status, "planned"), lte(campaigns.plannedFor, now));
}
