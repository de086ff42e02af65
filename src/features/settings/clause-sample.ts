import type { ClauseFacts } from "#domain/contracts/clauses.ts";
import type { Locale } from "#domain/locales.ts";
import type { Settings } from "#domain/settings/schema.ts";
import { clauseFacts } from "#i18n/clause-facts.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";

const SAMPLE_TOTAL = 98_056_00;

/** What the fields of a clause are filled in with for a sample order, by the settings as they are stored. */
export function sampleFacts(
  { sample }: TranslationFunctions["settings"]["clauses"],
  settings: Settings,
  locale: Locale,
): ClauseFacts {
  return clauseFacts(locale, settings, {
    exhibitor: sample.exhibitor(),
    representative: sample.representative(),
    order: `ORD-${settings.conference.from.slice(0, 4)}-00007`,
    total: formatUsd(locale, SAMPLE_TOTAL),
  });
}
