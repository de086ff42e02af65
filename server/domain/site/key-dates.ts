import type { WindowState } from "../submissions/window.ts";
import { DAY_MS } from "../wall-time.ts";

/** Days of the calendar, both included. */
type Days = { from: string; to: string };

/** Days to its beginning, to its last day (0 on that), or since it. */
export type KeyDateStanding = { is: "ahead" | "on" | "over"; days: number };

/**
 * The event's day at a moment, by the offset that its window closes with: a public page cannot wait for a browser to
 * look its zone up.
 */
export function eventDay(now: Date, { closes }: { closes: string }): string {
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d{2}):(\d{2})$/.exec(closes) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  return new Date(now.getTime() + ahead * 60_000).toISOString().slice(0, 10);
}

/** Where a day lies to a span of the calendar. */
export function keyDateStanding(day: string, { from, to }: Days): KeyDateStanding {
  if (day < from) return { is: "ahead", days: daysBetween(day, from) };
  if (day > to) return { is: "over", days: daysBetween(to, day) };
  return { is: "on", days: daysBetween(day, to) };
}

/** The window for expressions of interest closes at a moment, not with its day: whether it is over, the window says. */
export function windowStanding(
  day: string,
  { state, days }: { state: WindowState; days: Days },
): KeyDateStanding {
  const to = state === "before" ? days.from : days.to;
  const is = ({ before: "ahead", open: "on", after: "over" } as const)[state];
  return { is, days: Math.abs(daysBetween(day, to)) };
}

/** By the event's own calendar. */
export function isEventOver(
  now: Date,
  { eoi, conference }: { eoi: { closes: string }; conference: Days },
): boolean {
  return eventDay(now, eoi) > conference.to;
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}
