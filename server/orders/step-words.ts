import { i18nObject } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import en_partner from "#i18n/en/partner/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_partner from "#i18n/pt/partner/index.ts";

type StepWords = TranslationFunctions["partner"]["step"];

/** The exhibitor's steps in the words of the dashboard. */
export const STEP_WORDS: Record<Locale, StepWords> = {
  pt: wordsOf("pt", pt_partner),
  en: wordsOf("en", en_partner),
};

function wordsOf(locale: Locale, partner: typeof pt_partner | typeof en_partner): StepWords {
  const texts = { partner } as unknown as Translations;
  const format = initFormatters(locale);
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(locale, texts, format).partner
    .step;
}
