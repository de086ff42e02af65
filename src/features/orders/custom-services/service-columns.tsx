import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { centsFromUsd } from "#domain/money.ts";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { formatArea } from "#i18n/formatters.ts";
import { serviceColumns } from "#domain/custom-services/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { cn } from "#src/components/cn.ts";
import type { ServiceRow } from "./data.ts";

type Open = { openId: string | undefined; onToggle: (id: string) => void };

/** Two lines a row at most: the request, and its order. */
export function showServiceColumns(
  LL: TranslationFunctions,
  locale: Locale,
  { openId, onToggle }: Open,
): Column<ServiceRow>[] {
  const words = LL.customServices;
  const titleOf = (row: ServiceRow) => row.title || words.groups.structure();
  return screenColumns(
    serviceColumns,
    words.columns,
    { LL },
    {
      service: {
        onCard: "title",
        className: "w-full max-w-0",
        cell: (row) => (
          <>
            <button
              type="button"
              data-row-opener
              aria-expanded={row.id === openId}
              aria-label={`${titleOf(row)}, ${row.reference ?? ""}`}
              data-service={row.id}
              onClick={() => onToggle(row.id)}
              className={cn(rowLinkClasses, "flex max-w-full items-center gap-1.5 text-left")}
            >
              <ChevronRight
                aria-hidden="true"
                className={cn(
                  "size-4 shrink-0 transition-transform max-md:order-last",
                  row.id === openId && "rotate-90",
                )}
              />
              <span className="truncate">{titleOf(row)}</span>
            </button>
            <span className="block truncate md:pl-5.5 text-[0.8125rem] text-quiet">{summaryOf(row)}</span>
          </>
        ),
      },
      reference: {
        onCard: "plain",
        cell: (row) => (
          <span data-own-line>
            <Link
              to="/admin/orders/edit/$orderId"
              params={{ orderId: row.orderId }}
              className="relative no-underline hover:underline hover:underline-offset-4"
            >
              <Reference value={row.reference} />
            </Link>
            <span className="ml-2 inline-block align-middle max-xl:hidden">
              <StatusBadge of="order" status={row.status} />
            </span>
            <span className="block max-w-52 truncate text-[0.8125rem] text-quiet max-md:max-w-none max-md:whitespace-normal">
              {row.company}
            </span>
          </span>
        ),
      },
      figures: {
        onCard: "named",
        align: "end",
        className: "max-lg:hidden",
        cell: (row) => figuresOf(row),
      },
      price: {
        onCard: "aside",
        align: "end",
        cell: (row) =>
          row.unitPrice === null ? (
            <Badge tone={row.state === "toPrice" ? "wait" : "outline"}>{words.states[row.state]()}</Badge>
          ) : (
            <Money cents={centsFromUsd(row.unitPrice)} bare className="font-semibold" />
          ),
      },
      waiting: {
        onCard: "plain",
        className: "text-quiet",
        cell: (row) => row.sentAt && <RelativeTime value={row.sentAt} />,
      },
    },
  );

  /** The first lines of the request; of a structure its area, since that has no description. */
  function summaryOf({ group, summary, sizeM2 }: ServiceRow): string {
    if (group === "structure") return words.area({ area: formatArea(locale, sizeM2) });
    return summary.replaceAll("\n", " · ");
  }

  function figuresOf(row: ServiceRow): string {
    if (row.lineId === null) return "";
    return words.figures({ quantity: row.quantity, days: row.periodOfUse });
  }
}
