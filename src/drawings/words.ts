import { i18nObject } from "typesafe-i18n";
import { LOCALES, type Locale } from "#domain/locales.ts";
import { DEFAULT_SETTINGS } from "#domain/settings/schema.ts";
import en_map from "#i18n/en/map/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_map from "#i18n/pt/map/index.ts";

export type MapWords = TranslationFunctions["map"];

const TEXTS = { pt: pt_map, en: en_map };

/** The words of drawings; only their own, since a build draws without the rest of the portal. */
export const MAP_WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  MapWords
>;

/** Drawings are made once, by the build, so the zone bears the name it has before the team changes it. */
export const ZONE = DEFAULT_SETTINGS.zone;

function wordsOf(locale: Locale): MapWords {
  const texts = { map: TEXTS[locale] } as unknown as Translations;
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    texts,
    initFormatters(locale),
  ).map;
}
