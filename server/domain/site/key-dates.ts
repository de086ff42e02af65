import type { WindowState } from "../submissions/window.ts";
import { DAY_MS } from "../wall-time.ts";
import type { Days } from "./event-day.ts";

/** Days to its beginning, to its last day (0 on that), or since it; `soon` is begun by its date alone. */
export type KeyDateStanding = { is: "ahead" | "soon" | "on" | "over"; days: number };

/** Whether a day is before, within or after a span of days. */
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
  const to = state === "before" || state === "soon" ? days.from : days.to;
  const is = ({ before: "ahead", soon: "soon", open: "on", after: "over" } as const)[state];
  return { is, days: Math.abs(daysBetween(day, to)) };
}

function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS);
}
