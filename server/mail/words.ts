import { LOCALES, type Locale } from "#domain/locales.ts";
import type { TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import en from "#i18n/en/index.ts";
import enMail from "#i18n/en/mail/index.ts";
import enOrders from "#i18n/en/orders/index.ts";
import { initFormatters } from "#i18n/formatters.ts";
import { makeWords } from "#i18n/make-words.ts";
import pt from "#i18n/pt/index.ts";
import ptMail from "#i18n/pt/mail/index.ts";
import ptOrders from "#i18n/pt/orders/index.ts";

export type MailWords = TranslationFunctions["mail"] & {
  toBeQuoted: TranslationFunctions["amounts"]["toBeQuoted"];
  taxes: TranslationFunctions["amounts"]["taxes"];
  paid: TranslationFunctions["orders"]["paid"];
};

/** The rooms that letters need, by name: every start reads them, and all of them would cost it 25 ms (P10). */
const ROOMS = {
  pt: { ...pt, mail: ptMail, orders: ptOrders },
  en: { ...en, mail: enMail, orders: enOrders },
};

export const MAIL_WORDS = Object.fromEntries(LOCALES.map((locale) => [locale, wordsOf(locale)])) as Record<
  Locale,
  MailWords
>;

function wordsOf(locale: Locale): MailWords {
  const { mail, amounts, orders } = makeWords(
    locale,
    ROOMS[locale] as unknown as Translations,
    initFormatters(locale),
  );
  return { ...mail, paid: orders.paid, toBeQuoted: amounts.toBeQuoted, taxes: amounts.taxes };
}
