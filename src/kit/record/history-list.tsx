import type { ReactNode } from "react";
import { useWords } from "#src/lib/words/words.tsx";
import { DateTime } from "#src/components/date-time.tsx";

export type HistoryEntry = {
  id: string;
  /** ISO 8601 */
  at: string;
  /** Absent for the portal. */
  who?: string | null;
  /** A sentence or a pair of badges. */
  what: ReactNode;
  note?: ReactNode;
};

/** Newest first, as given. */
export function HistoryList({
  entries,
  className = "text-[0.9375rem]",
}: {
  entries: readonly HistoryEntry[];
  className?: string;
}) {
  const { LL } = useWords();
  if (entries.length === 0) return <p className="text-quiet">{LL.history.empty()}</p>;
  return (
    <ol className={className}>
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="relative border-l border-line-2 pb-5 pl-5 before:absolute before:top-2 before:-left-1 before:size-1.75 before:rounded-full before:bg-line-2 first:before:bg-ink last:border-transparent last:pb-0"
        >
          <p>{entry.what}</p>
          {entry.note && <p className="mt-0.5 whitespace-pre-line text-quiet">{entry.note}</p>}
          <p className="figures mt-0.5 text-[0.8125rem] text-quiet">
            {entry.who ?? LL.history.system()}, <DateTime value={entry.at} show="dateTime" />
          </p>
        </li>
      ))}
    </ol>
  );
}
