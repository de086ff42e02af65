import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatDateTime } from "#i18n/formatters.ts";
import type { Locale } from "#domain/locales.ts";
import { isLost, sayHistory, type HistoryEvent } from "./say-history.ts";

export type RecordedEntry = HistoryEvent & { id: string; at: string; actorName: string | null };

/** A line per action since the record was read. Needs the namespaces history, statuses and moving. */
export function saySince(
  { LL, locale }: { LL: TranslationFunctions; locale: Locale },
  before: readonly RecordedEntry[],
  now: readonly RecordedEntry[],
): string[] {
  const known = new Set(before.map(({ id }) => id));
  return now
    .filter((entry) => !known.has(entry.id) && !isLost(entry))
    .map((entry) =>
      LL.moving.since({
        who: entry.actorName || LL.history.system(),
        what: sayHistory(LL, entry, "team"),
        date: formatDateTime(locale, entry.at),
      }),
    );
}
