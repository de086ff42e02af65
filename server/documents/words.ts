import { i18nObject } from "typesafe-i18n";
import { LOCALES, type Locale } from "#domain/locales.ts";
import en_contract from "#i18n/en/contract/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_contract from "#i18n/pt/contract/index.ts";

export type ContractWords = TranslationFunctions["contract"];

const TEXTS = { pt: pt_contract, en: en_contract };

/** The words of contracts; only their own, since the PDF worker loads nothing it does not print. */
export const CONTRACT_WORDS = Object.fromEntries(
  LOCALES.map((locale) => [locale, wordsOf(locale)]),
) as Record<Locale, ContractWords>;

function wordsOf(locale: Locale): ContractWords {
  const texts = { contract: TEXTS[locale] } as unknown as Translations;
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    texts,
    initFormatters(locale),
  ).contract;
}
