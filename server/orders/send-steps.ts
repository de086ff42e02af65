import ical, { ICalAlarmType, type ICalCalendar } from "ical-generator";
import { isPartner, needsFirstAccess } from "#domain/actor.ts";
import { ORDER_PLACES, requestPlace } from "#domain/orders/moves/places.ts";
import type { Duty } from "#domain/orders/moves/next-step.ts";
import { refuse } from "#domain/refusal.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { DAY_MS } from "#domain/wall-time.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { Ctx } from "../context.ts";
import { sendAttachment } from "../http/attachment.ts";
import { readSettings } from "../event/read.ts";
import { readDueRequests, readSiteTimes } from "./calendar.ts";
import { STEP_WORDS } from "./step-words.ts";
import { readSteps } from "../orders/steps.ts";

/** Whole days, YYYY-MM-DD; `to` is the last of several. */
type Entry = {
  /** The name that stays, whatever else of the entry changes. */
  id: string;
  from: string;
  to?: string;
  summary: string;
  description?: string;
  /** The page of the very record. */
  path: string;
  isDuty: boolean;
};

/** Seconds before the day begins: at nine in the morning a week before, and the day before. */
const ALARMS = [(6 * 24 + 15) * 3600, 15 * 3600];

/**
 * An exhibitor's calendar file (iCalendar, RFC 5545): the days of the event, with what is said of build-up and strike;
 * the last day of each payment and of each request, with its alarms. All are whole days of the event's zone.
 */
export async function sendSteps(ctx: Ctx): Promise<Response> {
  const { actor, locale } = ctx;
  if (actor.kind !== "user") throw refuse("signInRequired");
  if (needsFirstAccess(actor)) throw refuse("firstAccessRequired");
  if (!isPartner(actor)) throw refuse("forbidden");
  const settings = await readSettings(ctx.db.read);
  const { zone, name, eventZone } = settings;
  const calendar = ical({
    name: STEP_WORDS[locale].calendar.name({ event: name[locale], zone }),
    prodId: { company: zone, product: "portal", language: locale.toUpperCase() },
    // Not as the calendar's own zone, by which stamps would lose their Z.
    x: { "X-WR-TIMEZONE": eventZone },
  });
  const steps = await readSteps({ ...ctx, actor });
  const siteTimes = await readSiteTimes(ctx, steps, settings.siteFacts);
  const duties = steps.flatMap((own) => own.duties.flatMap((duty) => dutyEntries(ctx, duty)));
  const requests = (await readDueRequests(ctx, steps)).map((request) => ({
    id: `request-${request.id}`,
    from: request.dueOn,
    summary: STEP_WORDS[locale].calendar.request(request),
    path: `/partner/orders/${request.orderId}#${requestPlace(request.id)}`,
    isDuty: !request.isQuiet,
  }));
  for (const entry of [...eventEntries(ctx, settings, siteTimes), ...duties, ...requests])
    addEntry(calendar, ctx, entry);
  const file = locale === "pt" ? "prazos.ics" : "due-dates.ics";
  return sendAttachment(calendar.toString(), { type: "text/calendar; charset=utf-8", name: file });
}

type SiteTimes = Awaited<ReturnType<typeof readSiteTimes>>;

function eventEntries({ locale }: Ctx, settings: Settings, siteTimes: SiteTimes): Entry[] {
  const { summit, conference, zone, name } = settings;
  const words = STEP_WORDS[locale].calendar;
  const event = name[locale];
  const times = (["build", "strike"] as const).flatMap((which) =>
    siteTimes(which).map((text) => words[which]({ text })),
  );
  const common = { path: "/partner", isDuty: false };
  return [
    { id: "summit", ...summit, summary: words.summit({ event }), ...common },
    {
      id: "conference",
      ...conference,
      summary: words.conference({ event, zone }),
      description: times.join("\n"),
      ...common,
    },
  ];
}

/** Requests stand on their own. */
function dutyEntries({ locale }: Ctx, duty: Duty): Entry[] {
  if (duty.kind !== "pay" || duty.dueOn === null) return [];
  const { orderId, dueOn, isRefused } = duty;
  const said = { reference: duty.reference ?? "", amount: formatUsd(locale, duty.outstanding) };
  const words = STEP_WORDS[locale].step[isRefused ? "payAgain" : "pay"];
  return [
    {
      id: `pay-${orderId}`,
      from: dueOn,
      summary: words.title(said),
      description: words.text(said),
      path: `/partner/orders/${orderId}#${ORDER_PLACES.payment}`,
      isDuty: true,
    },
  ];
}

function addEntry(calendar: ICalCalendar, { portal, now }: Ctx, entry: Entry): void {
  const address = portal.env.PUBLIC_URL;
  const added = calendar.createEvent({
    id: `${entry.id}@${new URL(address).hostname}`,
    start: dayStart(entry.from),
    // The day after the last.
    end: new Date(dayStart(entry.to ?? entry.from).getTime() + DAY_MS),
    timezone: "UTC",
    allDay: true,
    stamp: now,
    summary: entry.summary,
    description: entry.description || null,
    url: `${address}${entry.path}`,
  });
  if (!entry.isDuty) return;
  for (const triggerBefore of ALARMS)
    added.createAlarm({ type: ICalAlarmType.display, triggerBefore, description: entry.summary });
}

function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
