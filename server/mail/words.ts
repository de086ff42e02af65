import { i18nObject } from "typesafe-i18n";
import { LOCALES, type Locale } from "#domain/locales.ts";
import en from "#i18n/en/index.ts";
import en_mail from "#i18n/en/mail/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt from "#i18n/pt/index.ts";
import pt_mail from "#i18n/pt/mail/index.ts";

export type MailWords = TranslationFunctions["mail"] & {
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
};

const TEXTS = {
  pt: { mail: pt_mail, amounts: pt.amounts },
  en: { mail: en_mail, amounts: en.amounts },
};

/** Straight from their namespace, without the pages' loading. */
export const MAIL_WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  MailWords
>;

function wordsOf(locale: Locale): MailWords {
  const texts = TEXTS[locale] as unknown as Translations;
  const { mail, amounts } = i18nObject<Locale, Translations, TranslationFunctions, Formatters>(
    locale,
    texts,
    initFormatters(locale),
  );
  return { ...mail, toBeQuoted: amounts.toBeQuoted };
}
