import { DAY_MS } from "../../wall-time.ts";

/** How often an exhibitor is written to about a duty with a day: a week before, a day before, and once it is over. */
export const REMINDERS = ["week", "day", "overdue"] as const;
export type Reminder = (typeof REMINDERS)[number];

/**
 * Which reminder is right today; both days are YYYY-MM-DD of the event's zone. A portal that was stopped makes up for
 * the days it missed: the week's reminder within three days, the last one within a week. What is longer overdue is the
 * team's to take up.
 */
export function reminderOn(today: string, dueOn: string): Reminder | undefined {
  const left = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS);
  if (left > 7 || left < -7) return undefined;
  if (left >= 5) return "week";
  if (left > 1) return undefined;
  return left >= 0 ? "day" : "overdue";
}
