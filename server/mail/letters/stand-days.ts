import { pickText } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatWholeSpan } from "#i18n/date-range.ts";
import type { LetterFact } from "../content.ts";
import type { Tools } from "./writer.ts";

const STAND_DAYS = [
  "lastStands",
  "lastServices",
  "build",
  "summit",
  "conference",
  "openingHours",
  "strike",
] as const;

/** The last days to order and the days of the stand, for who has yet to order; those that are not known are left out. */
export function standDayFacts({ all: { facts }, locale, around, date }: Tools): LetterFact[] {
  const { exhibitorDays, summit, conference, openingHours } = around.settings;
  const { build, strike, lastStands, lastServices } = exhibitorDays;
  const span = (days: Settings["summit"]) => days.from && formatWholeSpan(locale, days);
  const said = {
    lastStands: lastStands && date(lastStands),
    lastServices: lastServices && date(lastServices),
    build: span(build),
    summit: span(summit),
    conference: span(conference),
    openingHours: pickText(openingHours, locale),
    strike: span(strike),
  };
  return STAND_DAYS.flatMap((kind) => (said[kind] ? [{ label: facts[kind](), value: said[kind] }] : []));
}
