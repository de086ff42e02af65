import type { Locale } from "#domain/locales.ts";
import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { formatUsd } from "./formatters.ts";
import type { TranslationFunctions } from "./i18n-types.ts";

type QuoteWords = TranslationFunctions["amounts"]["toBeQuoted"];

/** What of an order waits for the team's price and is not in its total. */
export type Unpriced = Omit<QuotedTotal, "total">;

/** What follows a total that is not the last word, undefined when it is: "plus structure, to be quoted". */
export function sayToBeQuoted(
  words: QuoteWords,
  { isStructurePriced, unpricedLines: count }: Unpriced,
): string | undefined {
  if (!isStructurePriced) return count > 0 ? words.both({ count }) : words.structure();
  return count > 0 ? words.services({ count }) : undefined;
}

/** "USD 1,200.00 plus structure, to be quoted"; the amount alone once everything has its price. */
export function sayTotal(words: QuoteWords, locale: Locale, of: QuotedTotal): string {
  return [formatUsd(locale, of.total), sayToBeQuoted(words, of)].filter(Boolean).join(" ");
}
