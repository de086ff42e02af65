/** Two days of the calendar, both included. */
export type Days = { from: string; to: string };

/**
 * The event's day at a moment, by the offset that its window closes with: a public page cannot wait for a browser to
 * look its zone up.
 */
export function eventDay(now: Date, { closes }: { closes: string }): string {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})$/.exec(closes) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return new Date(now.getTime() + ahead * 60_000).toISOString().slice(0, 10);
}

/** Whether the event is over by its own calendar. */
export function isEventOver(
  now: Date,
  { eoi, conference }: { eoi: { closes: string }; conference: Days },
): boolean {
  return eventDay(now, eoi) > conference.to;
}
