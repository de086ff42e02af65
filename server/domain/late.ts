import { HOUR_MS } from "./wall-time.ts";

const LATE_MS = 2 * HOUR_MS;

/** What was to leave at a moment that the portal slept through leaves by itself no more so long after it. */
export function isLate(planned: Date, now: Date): boolean {
  return now.getTime() - planned.getTime() > LATE_MS;
}
