import type { Locale } from "#domain/locales.ts";
import { centsFromUsd } from "#domain/money.ts";
import { SETTLEMENTS } from "#domain/orders/moves/balance.ts";
import { formatUsd } from "#i18n/formatters.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import type { OrderEntry } from "../data.ts";

/** What an edit did to the figures: the total and the number of items, before and after; what a payment left over. */
export function sayChanges(LL: TranslationFunctions, locale: Locale, entry: OrderEntry): string[] {
  const words = LL.history;
  const { total, lines } = entry.changes ?? {};
  const said: string[] = [];
  if (typeof total?.old === "number" && typeof total.new === "number") {
    const [before, after] = [total.old, total.new].map((usd) => formatUsd(locale, centsFromUsd(usd)));
    said.push(words.total({ before: before ?? "", after: after ?? "" }));
  }
  said.push(...sayPayment(LL, locale, entry));
  if (Array.isArray(lines?.old) && Array.isArray(lines.new) && lines.old.length !== lines.new.length) {
    said.push(words.items({ before: lines.old.length, after: lines.new.length }));
  }
  return said;
}

/** What was let go of and why, and what was paid too much. */
export function sayPayment(LL: TranslationFunctions, locale: Locale, { changes }: OrderEntry): string[] {
  const { settled, settledAs, credit } = changes ?? {};
  const words = LL.orders.paid;
  const said: string[] = [];
  if (typeof settled?.new === "number" && settled.new > 0) {
    const reason = SETTLEMENTS.find((one) => one === settledAs?.new) ?? "unstated";
    said.push(`${words.settled[reason]()}: ${formatUsd(locale, centsFromUsd(settled.new))}`);
  }
  if (typeof credit?.new === "number") {
    said.push(`${words.credit()}: ${formatUsd(locale, centsFromUsd(credit.new))}`);
  }
  return said;
}
