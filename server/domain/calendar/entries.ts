import type { Duty } from "../orders/moves/next-step.ts";
import { ORDER_PLACES, requestPlace } from "../orders/moves/places.ts";
import type { Settings } from "../settings/schema.ts";
import { dayAt } from "../wall-time.ts";

/** A request of the team that waits for an answer until a day. */
export type DueRequest = {
  id: string;
  orderId: string;
  reference: string;
  title: string;
  dueOn: string;
  /** Muted, it has no alarm, unless the approval waits for it. */
  isQuiet: boolean;
};

/** Entries that are days of the event itself. */
const EVENT_DAYS = ["summit", "conference", "build", "strike"] as const;
/** Last days of something, the same for everybody. */
type LastDay = "lastStands" | "lastServices" | "interestCloses";

/** How urgently it is called to mind: a duty a week and a day before, a day of the event the day before. */
export type Alarm = "duty" | "day" | "none";

type Said =
  | { kind: (typeof EVENT_DAYS)[number] | LastDay }
  | { kind: "pay"; duty: Extract<Duty, { kind: "pay" }> }
  | { kind: "request"; request: DueRequest };

/** Whole days of the event's zone, YYYY-MM-DD; `to` is the last of several. */
export type CalendarEntry = Said & {
  /** The name that stays, whatever else of it changes. */
  id: string;
  from: string;
  to: string;
  alarm: Alarm;
  /** The path of the record's page. */
  path: string;
};

type Facts = Pick<Settings, "summit" | "conference" | "exhibitorDays" | "eoi" | "eventZone">;

/**
 * An exhibitor's days: build-up, summit, conference and strike, the last days to order, and the duties of the home that
 * have a day (what is to be paid, what the team asks). A day that is not known, a duty that is done and an order that
 * was cancelled are not there; what has no day (a contract to sign) has no place in a calendar. Nothing at all once no
 * submission goes on.
 */
export function exhibitorEntries(
  facts: Facts,
  own: { isGoingOn: boolean; duties: readonly Duty[]; requests: readonly DueRequest[] },
): CalendarEntry[] {
  if (!own.isGoingOn) return [];
  const pays = own.duties.flatMap((duty) => (duty.kind === "pay" ? payEntry(duty) : []));
  return [
    ...eventEntries(facts, "/partner"),
    ...lastDays(facts, "/partner"),
    ...pays,
    ...requestEntries(own),
  ];
}

/** The team's days: those of the event, the last days to order, and when no more submissions come in. */
export function staffEntries(facts: Facts): CalendarEntry[] {
  const closes = dayAt(facts.eoi.closes, facts.eventZone);
  return [
    ...eventEntries(facts, "/admin"),
    ...lastDays(facts, "/admin/orders"),
    ...lastDay("interestCloses", closes, "/admin/submissions"),
  ];
}

function eventEntries({ summit, conference, exhibitorDays }: Facts, path: string): CalendarEntry[] {
  const days = { summit, conference, build: exhibitorDays.build, strike: exhibitorDays.strike };
  return EVENT_DAYS.filter((kind) => days[kind].from !== "").map((kind) => ({
    id: kind,
    kind,
    ...days[kind],
    alarm: "day",
    path,
  }));
}

function lastDays({ exhibitorDays: { lastStands, lastServices } }: Facts, path: string): CalendarEntry[] {
  return [...lastDay("lastStands", lastStands, path), ...lastDay("lastServices", lastServices, path)];
}

function lastDay(kind: LastDay, on: string, path: string): CalendarEntry[] {
  return on === "" ? [] : [{ id: kind, kind, from: on, to: on, alarm: "duty", path }];
}

function payEntry(duty: Extract<Duty, { kind: "pay" }>): CalendarEntry[] {
  const { orderId, dueOn } = duty;
  if (dueOn === null) return [];
  const path = `/partner/orders/${orderId}#${ORDER_PLACES.payment}`;
  return [{ id: `pay-${orderId}`, kind: "pay", duty, from: dueOn, to: dueOn, alarm: "duty", path }];
}

function requestEntries({ requests }: { requests: readonly DueRequest[] }): CalendarEntry[] {
  return requests.map((request) => ({
    id: `request-${request.id}`,
    kind: "request",
    request,
    from: request.dueOn,
    to: request.dueOn,
    alarm: request.isQuiet ? "none" : "duty",
    path: `/partner/orders/${request.orderId}#${requestPlace(request.id)}`,
  }));
}
