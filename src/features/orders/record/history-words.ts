import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { OrderEntry } from "../data.ts";

/** What an edit did to the figures: the total and the number of items, before and after. */
export function sayChanges(LL: TranslationFunctions, locale: Locale, entry: OrderEntry): string[] {
  const words = LL.history;
  const { total, lines } = entry.changes ?? {};
  const said: string[] = [];
  if (typeof total?.old === "number" && typeof total.new === "number") {
    const [before, after] = [total.old, total.new].map((usd) => formatUsd(locale, centsFromUsd(usd)));
    said.push(words.total({ before: before ?? "", after: after ?? "" }));
  }
  if (Array.isArray(lines?.old) && Array.isArray(lines.new) && lines.old.length !== lines.new.length) {
    said.push(words.items({ before: lines.old.length, after: lines.new.length }));
  }
  return said;
}
