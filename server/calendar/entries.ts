import { isStaff } from "#domain/actor.ts";
import { type CalendarEntry, exhibitorEntries, staffEntries } from "#domain/calendar/entries.ts";
import { type Locale, pickText } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { SignedInCtx } from "../portal/context.ts";
import { readSteps } from "../orders/reading/steps.ts";
import { readDueRequests, readSiteTimes } from "./due-requests.ts";
import { CALENDAR_WORDS, type CalendarWords } from "./words.ts";

/** An entry in the words of its reader. */
export type SaidEntry = Pick<CalendarEntry, "id" | "from" | "to" | "alarm" | "path"> & {
  summary: string;
  description: string;
};

type SiteTimes = Awaited<ReturnType<typeof readSiteTimes>>;

/** What stands in the calendar of an account, in the language of the call. */
export async function readEntries(ctx: SignedInCtx, settings: Settings): Promise<SaidEntry[]> {
  if (isStaff(ctx.actor)) return staffEntries(settings).map((entry) => say(ctx, settings, entry, () => []));
  const steps = await readSteps(ctx);
  const siteTimes = await readSiteTimes(ctx, steps, settings.siteFacts);
  const entries = exhibitorEntries(settings, {
    isGoingOn: steps.some(({ waiting }) => waiting.kind !== "ended"),
    duties: steps.flatMap(({ duties }) => duties),
    requests: await readDueRequests(ctx, steps),
  });
  return entries.map((entry) => say(ctx, settings, entry, siteTimes));
}

function say(
  { locale }: SignedInCtx,
  settings: Settings,
  entry: CalendarEntry,
  siteTimes: SiteTimes,
): SaidEntry {
  const words = CALENDAR_WORDS[locale];
  const { id, from, to, alarm, path } = entry;
  const said = { id, from, to, alarm, path };
  switch (entry.kind) {
    case "pay":
      return { ...said, ...sayPayment(words, locale, entry.duty) };
    case "request":
      return { ...said, summary: words.calendar.request(entry.request), description: "" };
    default: {
      const { zone, name } = settings;
      const summary = words.calendar[entry.kind]({ event: name[locale], zone });
      return { ...said, summary, description: describe(locale, settings, entry.kind, siteTimes) };
    }
  }
}

type Pay = Extract<CalendarEntry, { kind: "pay" }>["duty"];

function sayPayment(words: CalendarWords, locale: SignedInCtx["locale"], duty: Pay) {
  const { reference, outstanding, isRefused } = duty;
  const said = { reference: reference ?? "", amount: formatUsd(locale, outstanding) };
  const step = words.step[isRefused ? "payAgain" : "pay"];
  return { summary: step.title(said), description: step.text(said) };
}

/** The hours of build-up and strike stand with their days; where those have none, with the conference and its own. */
function describe(
  locale: Locale,
  { exhibitorDays, openingHours }: Settings,
  kind: CalendarEntry["kind"],
  siteTimes: SiteTimes,
): string {
  const { calendar } = CALENDAR_WORDS[locale];
  if (kind === "lastStands" || kind === "lastServices") return calendar.lastText();
  if (kind === "build" || kind === "strike") return siteTimes(kind).join("\n");
  if (kind !== "conference") return "";
  const homeless = (["build", "strike"] as const).filter((which) => exhibitorDays[which].from === "");
  const hours = pickText(openingHours, locale);
  return [
    ...(hours ? [calendar.openingHours({ text: hours })] : []),
    ...homeless.flatMap((which) => siteTimes(which).map((text) => calendar[`${which}Hours`]({ text }))),
  ].join("\n");
}
