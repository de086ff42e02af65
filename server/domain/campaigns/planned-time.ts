import type { Reason } from "../refusal.ts";
import { isLate } from "../late.ts";
import type { Settings } from "../settings/schema.ts";
import { dayBounds } from "../wall-time.ts";

/** A campaign is planned at least this far ahead, so that it can be taken back. */
const AHEAD_MS = 5 * 60_000;

type Event = Pick<Settings, "conference" | "eventZone">;

/** When the event is over, in its own zone: no campaign is planned for later. */
function endOfEvent({ conference, eventZone }: Event): Date {
  return dayBounds(conference.to, eventZone).ends;
}

/** Why a campaign cannot be planned for this moment: at least five minutes from now, and while the event lasts. */
export function whyNotAt(plannedFor: Date, now: Date, event: Event): Reason | undefined {
  if (plannedFor.getTime() < now.getTime() + AHEAD_MS) return { code: "planTooSoon", params: {} };
  const end = endOfEvent(event);
  if (plannedFor < end) return undefined;
  return { code: "planAfterEvent", params: { last: new Date(end.getTime() - 1).toISOString() } };
}

/** Whether there is a moment left to plan one for. */
export function canBePlanned(now: Date, event: Event): boolean {
  return now.getTime() + AHEAD_MS < endOfEvent(event).getTime();
}

/** Whether a planned campaign begins now, or waits for the team since the portal stood still at its moment. */
export function timeOfPlanned(plannedFor: Date, now: Date): "early" | "due" | "late" {
  if (now < plannedFor) return "early";
  return isLate(plannedFor, now) ? "late" : "due";
}
