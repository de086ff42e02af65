import { settings } from "#db/schema/index.ts";
import { publicEvent } from "#domain/settings/schema.ts";
import { windowState } from "#domain/submissions/window.ts";
import { readSettings } from "../event/read.ts";
import { keptQuestion } from "../kept-question.ts";

/** What a visitor may know of the event: names, dates, the window and its state by the server's clock. */
export const getEvent = keptQuestion("event.get", {
  may: "everybody",
  tables: [settings],
  moment: async (db, now) => windowState(now, (await readSettings(db)).eoi),
  run: async (db, { now }) => publicEvent(await readSettings(db), now),
});
