import type { Placeholder } from "#domain/campaigns/kinds.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { formatDay } from "#i18n/day.ts";
import { isolate } from "#i18n/isolate.ts";
import { SERVER_WORDS } from "#i18n/server-words.ts";
import { sayOwnStatus } from "#i18n/status-words.ts";
import type { Addressee } from "./candidates.ts";

export type Values = Partial<Record<Placeholder, string>>;

/** What the placeholders stand for in a letter to this addressee, in that person's language. */
export function valuesOf(to: Addressee, publicUrl: string): Values {
  const { locale, order } = to;
  const words = SERVER_WORDS[locale];
  return {
    company: to.company,
    representative: to.name,
    reference: to.reference,
    status: words.statuses.submission[to.shownStatus](),
    link: order ? `${publicUrl}/partner/orders/${order.id}` : `${publicUrl}/partner`,
    ...(order && {
      orderReference: order.reference,
      orderStatus: sayOwnStatus(words, order.status),
      total: formatUsd(locale, order.total),
      outstanding: formatUsd(locale, order.outstanding),
      payBy: order.payBy ? formatDay(locale, order.payBy) : "",
    }),
  };
}

/** Those from right to left between the signs that keep them in their place in a sentence. */
export function standApart(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolate(value)]));
}
