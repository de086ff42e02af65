import { i18nObject } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import en_calendar from "#i18n/en/calendar/index.ts";
import en_partner from "#i18n/en/partner/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_calendar from "#i18n/pt/calendar/index.ts";
import pt_partner from "#i18n/pt/partner/index.ts";

export type CalendarWords = Pick<TranslationFunctions["partner"], "step"> &
  Pick<TranslationFunctions, "calendar">;

/** Words of a calendar; the exhibitor's steps in the words of the dashboard. */
export const CALENDAR_WORDS: Record<Locale, CalendarWords> = {
  pt: wordsOf("pt", { partner: pt_partner, calendar: pt_calendar }),
  en: wordsOf("en", { partner: en_partner, calendar: en_calendar }),
};

function wordsOf(locale: Locale, texts: object): CalendarWords {
  const format = initFormatters(locale);
  const { partner, calendar } = i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    texts as Translations,
    format,
  );
  return { step: partner.step, calendar };
}
