import { DAY_MS, dayAt, dayBounds } from "../wall-time.ts";

const PERIODS = ["week", "month"] as const;
export type Period = (typeof PERIODS)[number];

/** A week from Monday to Sunday, or a month. */
export type DaySpan = { from: string; to: string };

/** Counts by period in the event's zone; empty periods are included. */
export function countBySpan(
  counted: readonly { at: Date; count: number }[],
  by: Period,
  zone: string,
  until?: Date,
): (DaySpan & { count: number })[] {
  const instants = [...counted.map(({ at }) => at.getTime()), ...(until ? [until.getTime()] : [])];
  if (instants.length === 0) return [];
  const first = dayAt(new Date(Math.min(...instants)).toISOString(), zone);
  const last = dayAt(new Date(Math.max(...instants)).toISOString(), zone);
  const spans = spansBetween(first, last, by).map((span) => ({ ...span, count: 0 }));
  const ends = spans.map(({ to }) => dayBounds(to, zone).ends.getTime());
  for (const { at, count } of counted) {
    const span = spans[ends.findIndex((end) => at.getTime() < end)];
    if (span) span.count += count;
  }
  return spans;
}

/** The periods between two days, both included. */
export function spansBetween(first: string, last: string, by: Period): DaySpan[] {
  const spans: DaySpan[] = [];
  for (let span = spanOf(first, by); span.from <= last; span = spanOf(dayAfter(span.to), by)) {
    spans.push(span);
  }
  return spans;
}

export function spanOf(day: string, by: Period): DaySpan {
  const date = new Date(`${day}T00:00:00Z`);
  if (by === "month") {
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0));
    return { from: `${day.slice(0, 7)}-01`, to: isoDay(last) };
  }
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  const monday = new Date(date.getTime() - sinceMonday * DAY_MS);
  return { from: isoDay(monday), to: isoDay(new Date(monday.getTime() + 6 * DAY_MS)) };
}

function dayAfter(day: string): string {
  return isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS));
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10);
}
