import type { Moment } from "#db/every.ts";
import type { Database } from "#db/client.ts";
import { readSettings } from "./read.ts";

/** The moment of a call, by the clocks of the event. */
export async function readMoment({ db, now }: { db: Database; now: Date }): Promise<Moment> {
  const { eventZone: zone } = await readSettings(db.read);
  return { now, zone };
}
