import { publicEvent } from "#domain/settings/schema.ts";
import { readSettings } from "./read.ts";
import { question } from "../verb.ts";

/** What a visitor may know of the event: names, dates, the window and its state by the server's clock. */
export const getEvent = question("event.get", {
  may: "everybody",
  run: async (ctx) => publicEvent(await readSettings(ctx.db.read), ctx.now),
});
