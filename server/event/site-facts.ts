import { LOCALES, type Locale, type Localised, pickText } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { factsOfStand, type SiteFacts } from "#domain/submissions/site-facts.ts";
import { formatWholeSpan, type Span } from "#i18n/date-range.ts";

/**
 * The facts of a stand's place: its own before those of every stand. Of build-up and strike the days are those of the
 * settings; what is written beside them are hours and rules.
 */
export function siteFactsOf(settings: Settings, own: SiteFacts | null): SiteFacts {
  const { siteFacts, exhibitorDays } = settings;
  return factsOfStand(
    {
      ...siteFacts,
      build: dated(exhibitorDays.build, siteFacts.build),
      strike: dated(exhibitorDays.strike, siteFacts.strike),
    },
    own,
  );
}

/** The days, then the hours that are written beside them. */
export function dated(days: Span, written: Localised): Localised {
  if (days.from === "") return written;
  const say = (locale: Locale) =>
    [formatWholeSpan(locale, days), pickText(written, locale)].filter(Boolean).join(": ");
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Localised; // fromEntries loses the names.
}
