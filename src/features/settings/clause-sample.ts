import type { ClauseFacts } from "#domain/contracts/clauses.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { formatWholeSpan } from "#i18n/date-range.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

const SAMPLE_TOTAL = 98_056_00;

/** What the fields of a clause are filled in with for a sample order, by the settings as they are stored. */
export function sampleFacts(
  { sample }: TranslationFunctions["settings"]["clauses"],
  settings: Settings,
  locale: Locale,
): ClauseFacts {
  return {
    organiser: settings.identity.legalName || settings.organiser.name,
    exhibitor: sample.exhibitor(),
    representative: sample.representative(),
    event: `${settings.zone}, ${settings.name[locale]}`,
    venue: [settings.zone, settings.city, settings.region].join(", "),
    dates: formatWholeSpan(locale, settings.conference),
    order: `ORD-${settings.conference.from.slice(0, 4)}-00007`,
    total: formatUsd(locale, SAMPLE_TOTAL),
    days_to_pay: String(settings.paying.daysToPay),
  };
}
