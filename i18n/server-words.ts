import { i18nObject } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import { initFormatters } from "./formatters.ts";
import { TEXTS } from "./i18n-texts.ts";
import type { Formatters, TranslationFunctions, Translations } from "./i18n-types.ts";

/** Every word in both languages, for the mails, files and papers that the server writes; pages load the rooms they show. */
export const SERVER_WORDS: Record<Locale, TranslationFunctions> = { pt: wordsOf("pt"), en: wordsOf("en") };

function wordsOf(locale: Locale): TranslationFunctions {
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    TEXTS[locale] as unknown as Translations,
    initFormatters(locale),
  );
}
