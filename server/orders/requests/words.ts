import { i18nObject } from "typesafe-i18n";
import type { Locale } from "#domain/locales.ts";
import type { Cents } from "#domain/money.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { isQuestion } from "#domain/requests/rules.ts";
import en_records from "#i18n/en/records/index.ts";
import { formatUsd, initFormatters } from "#i18n/formatters.ts";
import type { Formatters, TranslationFunctions, Translations } from "#i18n/i18n-types.ts";
import pt_records from "#i18n/pt/records/index.ts";

type RecordWords = TranslationFunctions["records"];

/** The words a stored record carries, in both languages, since either may be read later. */
const RECORD_WORDS: Record<Locale, RecordWords> = {
  pt: wordsOf("pt", pt_records),
  en: wordsOf("en", en_records),
};

function wordsOf(locale: Locale, records: typeof pt_records | typeof en_records): RecordWords {
  const texts = { records } as unknown as Translations;
  const format = initFormatters(locale);
  return i18nObject<Locale, Translations, TranslationFunctions, Formatters>(locale, texts, format).records;
}

/** The title of an exhibitor's wish to change an order, or of a question about one that was rejected. */
export function sayWish(locale: Locale, status: OrderStatus): string {
  const { wish } = RECORD_WORDS[locale];
  return isQuestion(status) ? wish.question() : wish.title();
}

/** Title and message of "Order changed": the total before and after. */
export function sayOrderChanged(
  locale: Locale,
  order: { reference: string; before: Cents; after: Cents },
): { title: string; message: string } {
  const { title, message } = RECORD_WORDS[locale].orderChanged;
  const [before, after] = [formatUsd(locale, order.before), formatUsd(locale, order.after)];
  return { title: title(), message: message({ reference: order.reference, before, after }) };
}

/** Title and message of "Order created" (REQ-02). */
export function sayOrderCreated(
  locale: Locale,
  order: { reference: string; itemCount: number; total: Cents },
): { title: string; message: string } {
  const { title, message } = RECORD_WORDS[locale].orderCreated;
  const { reference, itemCount: count } = order;
  return { title: title(), message: message({ reference, count, total: formatUsd(locale, order.total) }) };
}
