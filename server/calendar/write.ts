import ical, { ICalAlarmType, type ICalCalendar } from "ical-generator";
import type { Alarm } from "#domain/calendar/entries.ts";
import type { EntryRevisions } from "#domain/calendar/revise.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import type { Ctx } from "../portal/context.ts";
import type { SaidEntry } from "./entries.ts";
import { CALENDAR_WORDS } from "./words.ts";

export const CALENDAR_TYPE = "text/calendar; charset=utf-8";

/** How often a program should fetch the calendar again, in seconds. */
const ASK_AGAIN = 4 * 3600;

/** Seconds before the day begins: at nine in the morning a week before, and the day before. */
const DAY_BEFORE = 15 * 3600;
const ALARMS: Record<Alarm, number[]> = {
  duty: [6 * 24 * 3600 + DAY_BEFORE, DAY_BEFORE],
  day: [DAY_BEFORE],
  none: [],
};

/** A calendar as text (iCalendar, RFC 5545). All entries are whole days of the event's zone, so that none moves for a reader elsewhere. */
export function writeCalendar(
  ctx: Ctx,
  settings: Settings,
  entries: readonly SaidEntry[],
  revisions: EntryRevisions,
): string {
  const { locale } = ctx;
  const { zone, name, eventZone } = settings;
  const calendar = ical({
    name: CALENDAR_WORDS[locale].calendar.name({ event: name[locale], zone }),
    prodId: { company: zone, product: "portal", language: locale.toUpperCase() },
    ttl: ASK_AGAIN,
    // Not as the calendar's own zone, which would cost the time stamps their Z.
    x: { "X-WR-TIMEZONE": eventZone },
  });
  for (const entry of entries) addEntry(calendar, ctx, entry, revisions[entry.id]);
  return calendar.toString();
}

function addEntry(
  calendar: ICalCalendar,
  { portal, now }: Ctx,
  entry: SaidEntry,
  revision: EntryRevisions[string] | undefined,
): void {
  const address = portal.env.PUBLIC_URL;
  const since = revision ? new Date(revision.since) : now;
  const added = calendar.createEvent({
    id: `${entry.id}@${new URL(address).hostname}`,
    start: dayStart(entry.from),
    // A calendar's end is the day after the last.
    end: new Date(dayStart(entry.to).getTime() + DAY_MS),
    timezone: "UTC",
    allDay: true,
    stamp: since,
    lastModified: since,
    sequence: revision?.sequence ?? 0,
    summary: entry.summary,
    description: entry.description || null,
    url: `${address}${entry.path}`,
  });
  for (const triggerBefore of ALARMS[entry.alarm])
    added.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: entry.summary });
}

function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
