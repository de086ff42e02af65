import { campaigns } from "#db/schema/index.ts";
import type { Portal } from "../portal/portal.ts";
import { readLate } from "../portal/read-late.ts";
import { isDueBy } from "./due.ts";

/** Begins the campaigns whose time has come by the portal's own clock; what begins them is loaded with the first. */
export async function beginPlannedWhenDue(portal: Portal): Promise<void> {
  if ((await portal.db.read.$count(campaigns, await isDueBy(portal.db.read, portal.clock()))) === 0) return;
  const { beginPlanned } = await readLate(() => import("./begin-planned.ts"));
  await beginPlanned(portal);
}
