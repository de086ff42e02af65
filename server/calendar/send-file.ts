import { isPartner, needsFirstAccess } from "#domain/actor.ts";
import { refuse } from "#domain/refusal.ts";
import type { Ctx } from "../portal/context.ts";
import { readSettings } from "../event/read.ts";
import { sendAttachment } from "../http/attachment.ts";
import { readEntries } from "./entries.ts";
import { CALENDAR_TYPE, writeCalendar } from "./write.ts";

/** An exhibitor's calendar as it is now, as a file to be taken into a program that subscribes to none. */
export async function sendCalendarFile(ctx: Ctx): Promise<Response> {
  const { actor, locale } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  if (!isPartner(actor)) throw refuse("forbidden");
  const settings = await readSettings(ctx.db.read);
  const entries = await readEntries({ ...ctx, actor }, settings);
  const name = locale === "pt" ? "prazos.ics" : "due-dates.ics";
  return sendAttachment(writeCalendar(ctx, settings, entries, {}), { type: CALENDAR_TYPE, name });
}
