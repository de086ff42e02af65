import type { ReadDb, Tx } from "#db/client.ts";
import { publicEvent, type PublicEvent } from "#domain/settings/schema.ts";
import { readSettings } from "./read.ts";
import { readSeasonLight } from "./season-light.ts";

/** What everybody may know of the event at a moment, with how full its season is. */
export async function readPublicEvent(db: ReadDb | Tx, now: Date): Promise<PublicEvent> {
  const { lit, comers } = await readSeasonLight(db, now);
  return publicEvent(await readSettings(db), now, { lit, comers });
}
