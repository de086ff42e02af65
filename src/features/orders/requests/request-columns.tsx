import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { isNotice } from "#domain/requests/status.ts";
import { formatDate } from "#i18n/formatters.ts";
import { requestColumns } from "#domain/requests/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { RequestRow } from "./data.ts";

/** The most days of a request's age to count, about a season. */
const AGE_DAYS = 120;

/** Each row leads to its request, on the page of its order. */
export function useRequestColumns(): Column<RequestRow>[] {
  const { LL, locale } = useWords();
  const words = LL.requestList;
  return screenColumns(
    requestColumns,
    words.columns,
    { LL },
    {
      request: {
        onCard: "title",
        className: "w-full max-w-0 min-w-48",
        cell: (row) => (
          <TwoLines second={about(row)}>
            <Link
              to="/admin/orders/edit/$orderId"
              params={{ orderId: row.orderId }}
              hash={`request-${row.id}`}
              title={row.title}
              className={`${rowLinkClasses} wrap-anywhere`}
            >
              {row.title || words.kinds[row.kind]()}
            </Link>
          </TwoLines>
        ),
      },
      company: {
        onCard: "plain",
        className: "max-w-60 md:max-xl:max-w-44",
        cell: (row) => (
          <TwoLines translate="no" second={row.company}>
            <Reference value={row.reference} />
          </TwoLines>
        ),
      },
      waits: {
        onCard: "hidden",
        // On narrow windows the status shows it as well.
        hidesBelow: "xl",
        cell: (row) =>
          row.waitsFor && (
            <Badge tone={row.waitsFor === "team" ? "call" : "outline"}>{words.by[row.waitsFor]()}</Badge>
          ),
      },
      due: {
        onCard: "named",
        hidesBelow: "xl",
        cell: (row) =>
          row.dueOn && (
            <span className="figures whitespace-nowrap">
              {formatDate(locale, row.dueOn, "UTC")}
              {row.isOverdue && (
                <Badge tone="call" isInline className="ml-2">
                  {words.overdue()}
                </Badge>
              )}
            </span>
          ),
      },
      status: {
        onCard: "status",
        cell: (row) => !isNotice(row) && <StatusBadge of="request" status={row.state} />,
      },
      author: {
        isExtra: true,
        cell: (row) => row.author ?? LL.history.system(),
      },
      created: {
        onCard: "plain",
        className: "text-quiet",
        cell: (row) => <RelativeTime value={row.createdAt} days={AGE_DAYS} />,
      },
    },
  );

  function about({ kind, comments, blocksApproval, status }: RequestRow): string {
    const isHolding = blocksApproval && status === "PENDING";
    return [
      words.kinds[kind](),
      comments > 0 && words.comments({ count: comments }),
      isHolding && words.blocks(),
    ]
      .filter(Boolean)
      .join(" · ");
  }
}
