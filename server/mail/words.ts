import { LOCALES, type Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";

export type MailWords = TranslationFunctions["mail"] & {
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
  paid: TranslationFunctions["orders"]["paid"];
};

export const MAIL_WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  MailWords
>;

function wordsOf(locale: Locale): MailWords {
  const { mail, amounts, orders } = SERVER_WORDS[locale];
  return { ...mail, paid: orders.paid, toBeQuoted: amounts.toBeQuoted };
}
