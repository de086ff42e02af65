import type { Locale } from "#domain/locales.ts";
import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import type { Figure } from "./content.ts";
import type { MailWords } from "./words.ts";

/** A total, with what is not in it yet said below. */
export function totalFigure(label: string, of: QuotedTotal, words: MailWords, locale: Locale): Figure {
  return { label, value: formatUsd(locale, of.total), remark: sayToBeQuoted(words.toBeQuoted, of) };
}
