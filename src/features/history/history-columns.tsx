import { historyColumns } from "#domain/history/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { sayDeed } from "#i18n/deed-word.ts";
import { sayKind } from "#i18n/kind-word.ts";
import { RecentTime } from "#src/components/relative-time.tsx";
import { isSameMinute } from "#src/lib/page/same-minute.ts";
import { Badge } from "#src/components/ui/badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { AboutRecord } from "./about-record.tsx";
import { Changes } from "./changes.tsx";
import type { HistoryRow } from "./data.ts";
import { sayEntry } from "./say-entry.ts";

type HistoryColumnsProps = { onlyBy: (actorId: string) => void; rows: readonly HistoryRow[] | undefined };

export function useHistoryColumns({ onlyBy, rows = [] }: HistoryColumnsProps): Column<HistoryRow>[] {
  const { LL } = useWords();
  const words = LL.historyList;
  const repeated = new Set(
    rows.filter((row, at) => isSameMinute(row.at, rows[at - 1]?.at ?? "")).map(({ id }) => id),
  );
  return screenColumns(
    historyColumns,
    words.columns,
    { LL, sayKind: (kind) => sayKind(LL, kind), sayDeed: (happening) => sayDeed(LL, happening) },
    {
      at: {
        onCard: "plain",
        className: "whitespace-nowrap text-quiet align-top",
        // The table shows the same minute once; each card shows it.
        cell: ({ id, at }) => (
          <RecentTime value={at} className={repeated.has(id) ? "figures md:sr-only" : "figures"} />
        ),
      },
      what: {
        wraps: true,
        onCard: "title",
        className: "min-w-56 align-top",
        cell: (row) => (
          <>
            <span className="wrap-anywhere">{sayEntry(LL, row)}</span>
            {row.isForced && (
              <Badge tone="call" isInline className="ml-2">
                {words.forced.badge()}
              </Badge>
            )}
            {row.note && (
              <span className="block text-[0.8125rem] whitespace-pre-line wrap-anywhere text-quiet">
                {row.note}
              </span>
            )}
            {row.hasChanges && <Changes row={row} />}
          </>
        ),
      },
      about: {
        onCard: "plain",
        wraps: true,
        className: "min-w-40 max-w-72 align-top",
        cell: (row) => (
          <span data-own-line="first">
            <AboutRecord row={row} />
          </span>
        ),
      },
      who: {
        onCard: "plain",
        wraps: true,
        className: "min-w-36 max-w-56 align-top",
        cell: ({ actorId, actorName }) =>
          actorId ? (
            <button
              type="button"
              aria-label={words.onlyBy({ name: actorName })}
              title={words.onlyBy({ name: actorName })}
              onClick={() => onlyBy(actorId)}
              className="rounded-sm text-left wrap-anywhere hover:underline hover:underline-offset-4"
            >
              {actorName}
            </button>
          ) : (
            <span className="text-quiet">{actorName || LL.history.system()}</span>
          ),
      },
    },
  );
}
