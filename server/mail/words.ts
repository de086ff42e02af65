import { LOCALES, type Locale } from "#domain/locales.ts";
import type { TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import { initFormatters } from "#i18n/formatters.ts";
import { TEXTS } from "#i18n/i18n-texts.ts";
import { makeWords } from "#i18n/make-words.ts";

export type MailWords = TranslationFunctions["mail"] & {
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
  paid: TranslationFunctions["orders"]["paid"];
};

export const MAIL_WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  MailWords
>;

function wordsOf(locale: Locale): MailWords {
  const { mail, amounts, orders } = makeWords(
    locale,
    TEXTS[locale] as unknown as Translations,
    initFormatters(locale),
  );
  return { ...mail, paid: orders.paid, toBeQuoted: amounts.toBeQuoted };
}
