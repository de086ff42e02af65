import { staffColumns } from "#domain/staff/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { StaffStatus } from "./staff-status.tsx";
import type { StaffAccount } from "./data.ts";

type StaffColumnsProps = { ownId: string; onOpen: (account: StaffAccount) => void };

export function useStaffColumns({ ownId, onOpen }: StaffColumnsProps): Column<StaffAccount>[] {
  const { LL } = useWords();
  const words = LL.staff.list;
  return screenColumns(
    staffColumns,
    words.columns,
    { LL },
    {
      name: {
        onCard: "title",
        wraps: true,
        className: "min-w-56",
        cell: (row) => (
          <>
            <button
              type="button"
              data-row-opener
              aria-label={words.open({ name: row.name })}
              onClick={() => onOpen(row)}
              className={cn(rowLinkClasses, "text-left wrap-anywhere")}
            >
              {row.name}
            </button>
            {row.id === ownId && (
              <Badge isInline className="ml-2">
                {words.you()}
              </Badge>
            )}
            {row.decidesOnly && (
              <Badge isInline tone="outline" className="ml-2">
                {words.decidesOnly()}
              </Badge>
            )}
            <span className="block text-[0.8125rem] wrap-anywhere text-quiet">{row.email}</span>
          </>
        ),
      },
      role: { onCard: "plain" },
      status: {
        onCard: "status",
        wraps: true,
        cell: (row) => <StaffStatus account={row} />,
      },
      lastSeen: {
        hidesBelow: "xl",
        className: "text-quiet",
        cell: (row) =>
          row.lastSeenAt ? (
            <RelativeTime value={row.lastSeenAt} />
          ) : row.hasSignedIn ? (
            words.notSeen()
          ) : (
            words.neverSeen()
          ),
      },
      created: {
        className: "text-quiet",
        hidesBelow: "lg",
      },
    },
  );
}
