import type { Locale } from "#domain/locales.ts";
import { dayParts, formatDay } from "./day.ts";
import { isoDay, shownZone } from "./formatters.ts";

/** As `formatDate`, a day without a time in "UTC": where many days stand below each other, one of this year without its year: en: 12 Sep; pt: 12/09. */
export function formatDateAmongMany(
  locale: Locale,
  date: Date | string,
  now: Date,
  timeZone = shownZone(),
): string {
  const iso = isoDay(date, timeZone);
  const { day, month, year } = dayParts(locale, iso, "short");
  if (year !== isoDay(now, shownZone()).slice(0, 4)) return formatDay(locale, iso);
  return locale === "pt" ? formatDay(locale, iso).slice(0, 5) : `${day} ${month}`;
}
