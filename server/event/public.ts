import type { ReadDb, Tx } from "#db/client.ts";
import { publicEvent, type PublicEvent } from "#domain/settings/schema.ts";
import { dayAt } from "#domain/wall-time.ts";
import { readComers } from "./comers.ts";
import { readSettings } from "./read.ts";
import { readSeasonLight } from "./season-light.ts";
import { standRows } from "./stand-rows.ts";

/** What everybody may know of the event at a moment, with how full its season is, who comes, and what a stand has. */
export async function readPublicEvent(db: ReadDb | Tx, now: Date): Promise<PublicEvent> {
  const settings = await readSettings(db);
  const day = dayAt(now.toISOString(), settings.eventZone);
  const { lit, comers } = await readSeasonLight(db, day);
  const coming = settings.showWhoComes ? await readComers(db, day) : undefined;
  const rows = standRows(settings);
  return {
    ...publicEvent(settings, now, { lit, comers, coming }),
    ...(rows.length > 0 && { standRows: rows }),
  };
}
