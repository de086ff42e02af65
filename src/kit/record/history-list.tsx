import type { ReactNode } from "react";
import { formatDateTime } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { cn } from "#src/components/cn.ts";
import { RecentTime } from "#src/components/relative-time.tsx";
import { isSameMinute } from "#src/lib/page/same-minute.ts";

export type HistoryEntry = {
  id: string;
  /** Time of the entry, ISO 8601. */
  at: string;
  /** Who acted; absent for the portal itself. */
  who?: string | null;
  /** A sentence or a pair of badges. */
  what: ReactNode;
  note?: ReactNode;
};

/** Newest first, as given; what one person did within a minute has its name and time once, below the last entry. */
export function HistoryList({
  entries,
  className = "text-[0.9375rem]",
}: {
  entries: readonly HistoryEntry[];
  className?: string;
}) {
  const { LL, locale } = useWords();
  if (entries.length === 0) return <p className="text-quiet">{LL.history.empty()}</p>;
  return (
    <ol className={className}>
      {entries.map((entry, at) => (
        <li
          key={entry.id}
          className="relative border-l border-line-2 pb-5 pl-5 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rounded-full before:bg-line-2 first:before:bg-ink last:border-transparent last:pb-0"
        >
          <p>{entry.what}</p>
          {entry.note && <p className="mt-0.5 whitespace-pre-line text-quiet">{entry.note}</p>}
          <p
            className={cn(
              "mt-0.5 text-[0.8125rem] text-quiet",
              isSaidBelow(entry, entries[at + 1]) ? "sr-only" : "figures",
            )}
          >
            {entry.who ?? LL.history.system()},{" "}
            {isSaidBelow(entry, entries[at + 1]) ? (
              // Out of sight, so nothing that could be come to by Tab.
              formatDateTime(locale, entry.at)
            ) : (
              <RecentTime value={entry.at} />
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}

function isSaidBelow({ who, at }: HistoryEntry, next: HistoryEntry | undefined): boolean {
  return next !== undefined && next.who === who && isSameMinute(next.at, at);
}
