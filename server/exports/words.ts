import { countryName } from "#domain/countries.ts";
import type { Happening } from "#domain/history.ts";
import { LOCALES, type Locale } from "#domain/locales.ts";
import type { HistoryRecord } from "#domain/records.ts";
import type { Reason } from "#domain/refusal.ts";
import type { ReportTable } from "#domain/reports/tables.ts";
import { sayDeed } from "#i18n/deed-word.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { sayReportRow } from "#i18n/report-row.ts";
import { sayReason } from "#i18n/say-refusal.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { type Ordered, sayStand } from "#i18n/stand-name.ts";

/** The reader's words and language, and what is said by more than a word. */
export type Said = ReturnType<typeof saidIn>;
export type Heading = keyof TranslationFunctions["exports"]["columns"];

/** A file speaks with the words of the screens: its values are called what the list calls them. */
export const SAID = Object.fromEntries(LOCALES.map((locale) => [locale, saidIn(locale)])) as Record<
  Locale,
  Said
>;

function saidIn(locale: Locale) {
  const LL = SERVER_WORDS[locale];
  return {
    LL,
    locale,
    sayStand: (order: Ordered) => sayStand(LL.statuses.ordered, locale, order),
    sayReason: (reason: Reason) => sayReason(LL, reason),
    sayKind: (kind: HistoryRecord) => sayKind(LL, kind),
    sayDeed: (happening: Happening) => sayDeed(LL, happening),
    sayReportRow: (table: ReportTable, key: string) =>
      sayReportRow({ LL, locale, nameCountry: countryName }, table, key),
  };
}
