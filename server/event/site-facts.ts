import { LOCALES, type Locale, pickText } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { factsOfStand, fillFacts, type SiteFacts } from "#domain/submissions/site-facts.ts";
import { formatWholeSpan } from "#i18n/date-range.ts";

/**
 * The facts of a stand's place: its own before those of every stand. Of build-up and strike the days are those of the
 * settings; what is written beside them are hours and rules.
 */
export function siteFactsOf(settings: Settings, own: SiteFacts | null): SiteFacts {
  const { siteFacts } = settings;
  return factsOfStand(
    { ...siteFacts, build: dated(settings, "build"), strike: dated(settings, "strike") },
    own,
  );
}

function dated({ exhibitorDays, siteFacts }: Settings, fact: "build" | "strike"): Record<Locale, string> {
  const days = exhibitorDays[fact];
  const written = fillFacts(siteFacts)[fact];
  if (days.from === "") return written;
  const say = (locale: Locale) =>
    [formatWholeSpan(locale, days), pickText(written, locale)].filter(Boolean).join(": ");
  return Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, string>; // fromEntries loses the names.
}
