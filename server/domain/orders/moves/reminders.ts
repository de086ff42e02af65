import { DAY_MS } from "../../wall-time.ts";

/** A week before, a day before, and once it is over. */
const REMINDERS = ["week", "day", "overdue"] as const;
export type Reminder = (typeof REMINDERS)[number];

/**
 * The reminder due today; days are YYYY-MM-DD of the event's zone. After downtime the week's reminder is made up
 * within three days, the last one within a week; later the team follows up.
 */
export function reminderOn(today: string, dueOn: string): Reminder | undefined {
  const left = Math.round((Date.parse(dueOn) - Date.parse(today)) / DAY_MS);
  if (left > 7 || left < -7) return undefined;
  if (left >= 5) return "week";
  if (left > 1) return undefined;
  return left >= 0 ? "day" : "overdue";
}
