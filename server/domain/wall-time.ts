/**
 * Between instants and wall times of the event's zone: "2025-09-12T23:59:59", without a zone. Windows are decided in
 * UTC.
 */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(:\d{2})?$/;

/** The local time to the second. Throws a RangeError for an invalid date or zone. */
export function wallTime(instant: string, timeZone: string): string {
  const at = Date.parse(instant);
  return new Date(at + offsetMinutes(at, timeZone) * 60_000).toISOString().slice(0, 19);
}

/** The day of an instant in a time zone, "2025-09-12". Throws as wallTime does. */
export function dayAt(instant: string, timeZone: string): string {
  return wallTime(instant, timeZone).slice(0, 10);
}

/**
 * As ISO 8601: "2025-09-12T23:59:59-03:00". A skipped hour is read with the offset before the change, a repeated one
 * as the first. Undefined for an invalid time or zone.
 */
export function instantAt(wall: string, timeZone: string): string | undefined {
  const written = WALL_TIME.exec(wall);
  if (!written || !isTimeZone(timeZone)) return undefined;
  const [, day, minutes, seconds = ":00"] = written;
  const asUtc = Date.parse(`${day}T${minutes}${seconds}Z`);
  if (Number.isNaN(asUtc)) return undefined;
  // The offset a day earlier is the one before any change on this day; a later one counts only if it fits the clock.
  const before = offsetMinutes(asUtc - 86_400_000, timeZone);
  const there = offsetMinutes(asUtc - before * 60_000, timeZone);
  const isThere = offsetMinutes(asUtc - there * 60_000, timeZone) === there;
  return `${day}T${minutes}${seconds}${writeOffset(isThere ? there : before)}`;
}

/** The day's first instant, and the next day's. */
export function dayBounds(day: string, timeZone: string): { begins: Date; ends: Date } {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  const midnight = (date: string) => new Date(instantAt(`${date}T00:00:00`, timeZone) ?? date);
  return { begins: midnight(day), ends: midnight(next) };
}

export function isTimeZone(value: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: value }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** Cached, since creating a formatter is slow. Only valid zones get in. */
const offsetFormats = new Map<string, Intl.DateTimeFormat>();

/** Minutes ahead of UTC; negative west of Greenwich. */
function offsetMinutes(at: number, timeZone: string): number {
  let format = offsetFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
    offsetFormats.set(timeZone, format);
  }
  const name = format.formatToParts(at).find(({ type }) => type === "timeZoneName")?.value;
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? "") ?? [];
  return (sign === "-" ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
}

function writeOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}

/** The same day a year earlier, to compare with; of 29 February a day that no calendar has. YYYY-MM-DD. */
export function yearBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
}

/** The last day of a transfer: tomorrow by the event's clocks is today somewhere. YYYY-MM-DD. */
export function lastTransferDay(today: string): string {
  return new Date(Date.parse(today) + DAY_MS).toISOString().slice(0, 10);
}
