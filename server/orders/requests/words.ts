import type { Locale } from "#domain/locales.ts";
import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { isQuestion } from "#domain/requests/rules.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import type { QuotedTotal } from "#domain/orders/reading/version.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";

// What a stored record says stands in both languages, since either may be read later.

/** The title of an exhibitor's wish to change an order, or of a question about a rejected order. */
export function sayWish(locale: Locale, status: OrderStatus): string {
  const { wish } = SERVER_WORDS[locale].records;
  return isQuestion(status) ? wish.question() : wish.title();
}

/** Title and message of "Order changed": the total before and after. */
export function sayOrderChanged(
  locale: Locale,
  order: { reference: string; before: QuotedTotal; after: QuotedTotal },
): { title: string; message: string } {
  const { records, amounts } = SERVER_WORDS[locale];
  const { title, message } = records.orderChanged;
  const [before, after] = [order.before, order.after].map((of) => sayTotal(amounts.toBeQuoted, locale, of));
  return {
    title: title(),
    message: message({ reference: order.reference, before: before ?? "", after: after ?? "" }),
  };
}

/** Title and message of "Order created" (REQ-02). */
export function sayOrderCreated(
  locale: Locale,
  order: QuotedTotal & { reference: string; itemCount: number },
): { title: string; message: string } {
  const { records, amounts } = SERVER_WORDS[locale];
  const { title, message } = records.orderCreated;
  const { reference, itemCount: count } = order;
  const total = sayTotal(amounts.toBeQuoted, locale, order);
  return { title: title(), message: message({ reference, count, total }) };
}
