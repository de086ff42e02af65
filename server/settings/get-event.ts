import { settings, submissions } from "#db/schema/index.ts";
import { windowState } from "#domain/submissions/window.ts";
import { dayAt } from "#domain/wall-time.ts";
import { readPublicEvent } from "../event/public.ts";
import { readSettings } from "../event/read.ts";
import { keptQuestion } from "../call/kept-question.ts";

/** What a visitor may know of the event: names, dates, the window by the server's clock, how full the season is. */
export const getEvent = keptQuestion("event.get", {
  may: "everybody",
  tables: [settings, submissions],
  async moment(db, now) {
    const { eoi, eventZone } = await readSettings(db);
    return `${windowState(now, eoi)} ${dayAt(now.toISOString(), eventZone)}`;
  },
  run: (db, { now }) => readPublicEvent(db, now),
});
