import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import type { Locale } from "#domain/locales.ts";
import type { TranslationFunctions } from "#i18n/i18n-types.ts";
import { sayToBeQuoted } from "#i18n/to-be-quoted.ts";
import { isCreditSure } from "#domain/orders/moves/balance.ts";
import { isPayable } from "#domain/orders/moves/rules.ts";
import { sideOf } from "#domain/orders/moves/turn.ts";
import { orderColumns } from "#domain/orders/reading/columns.ts";
import type { Column } from "#src/components/data-columns.ts";
import { screenColumns } from "#src/kit/list/screen-columns.tsx";
import { rowLinkClasses } from "#src/components/data-table.tsx";
import { Money } from "#src/components/money.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { TwoLines } from "#src/components/two-lines.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import type { OrderRow } from "../data.ts";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { sayStand } from "#i18n/stand-name.ts";

/**
 * Two lines a row, three under a proposed total; the split of each total is a thin bar. Stand and date have columns
 * where there is room.
 */
export function showOrderColumns(LL: TranslationFunctions, locale: Locale): Column<OrderRow>[] {
  const words = LL.desk.list.columns;
  return screenColumns(
    orderColumns,
    words,
    { LL, sayStand: (order) => sayStand(LL.statuses.ordered, locale, order) },
    {
      reference: {
        onCard: "title",
        cell: (order) => (
          <>
            <Link
              to="/admin/orders/edit/$orderId"
              params={{ orderId: order.id }}
              className={`${rowLinkClasses} block`}
            >
              <Reference value={order.reference} />
            </Link>
            <span className="hidden text-[0.8125rem] leading-4.5 text-quiet md:max-3xl:block in-data-[density=compact]:hidden">
              <RelativeTime value={order.updatedAt} />
            </span>
          </>
        ),
      },
      company: {
        className: "max-w-0 w-full min-w-48",
        onCard: "plain",
        cell: (order) => <Company order={order} />,
      },
      stand: {
        onCard: "plain",
        hidesBelow: "2xl",
      },
      kind: {
        isExtra: true,
        cell: (order) => LL.orders.type[order.type].name(),
      },
      sent: {
        isExtra: true,
        className: "text-quiet",
      },
      status: {
        onCard: "status",
        cell: (order) => (
          <span className="flex flex-wrap gap-1.5">
            <StatusBadge of="order" status={order.status} />
            <Mark turn={order.turn} LL={LL} />
          </span>
        ),
      },
      total: {
        onCard: "aside",
        align: "end",
        cell: (order) => (
          <span className="ml-auto block w-28">
            <Money cents={centsFromUsd(order.total)} bare className="font-semibold" />
            <span className="mt-1 flex items-center gap-1.5">
              <SplitBar {...splitOf(order)} className="grow" />
              <Waiting order={order} LL={LL} />
            </span>
            <Agreed order={order} LL={LL} />
          </span>
        ),
      },
      outstanding: {
        align: "end",
        hidesBelow: "xl",
        cell: (order) => <Outstanding order={order} LL={LL} />,
      },
      updated: {
        onCard: "plain",
        className: "text-quiet",
        hidesBelow: "3xl",
        cell: (order) => <RelativeTime value={order.updatedAt} />,
      },
    },
  );
}

/** The company and who speaks for it. */
function Company({ order }: { order: OrderRow }) {
  return (
    <TwoLines translate="no" second={order.representative}>
      {order.company}
    </TwoLines>
  );
}

/** What the status alone does not say: what the other side did, or has to do. */
function Mark({ turn, LL }: { turn: OrderRow["turn"]; LL: TranslationFunctions }) {
  const words: Partial<Record<typeof turn, () => string>> = LL.desk.list.marks;
  const said = words[turn]?.();
  return said !== undefined && <Badge tone={sideOf(turn) === "team" ? "call" : "outline"}>{said}</Badge>;
}

/** Nothing before the approval; what was paid too much says so. */
function Outstanding({ order, LL }: { order: OrderRow; LL: TranslationFunctions }) {
  const { status, outstanding, credit } = order;
  if (credit > 0) {
    return (
      <>
        <span className="block text-[0.75rem] leading-4 text-quiet">
          {isCreditSure(status, { handedIn: centsFromUsd(order.handedIn) })
            ? LL.orders.paid.credit()
            : LL.orders.paid.surplus()}
        </span>
        +<Money cents={centsFromUsd(credit)} bare />
      </>
    );
  }
  return isPayable(status) ? <Money cents={centsFromUsd(outstanding)} bare /> : null;
}

/** The total above is what the team proposes. */
function Agreed({ order: { agreed }, LL }: { order: OrderRow; LL: TranslationFunctions }) {
  return (
    agreed && (
      <span className="mt-1 block text-end text-[0.75rem] leading-4 whitespace-nowrap text-wait-ink">
        {LL.desk.list.agreed()} <Money cents={centsFromUsd(agreed.total)} bare />
      </span>
    )
  );
}

/** The row has room for a word; what it is about stands in its name. */
function Waiting({ order, LL }: { order: OrderRow; LL: TranslationFunctions }) {
  const said = sayToBeQuoted(LL.amounts.toBeQuoted, order);
  return (
    said !== undefined && (
      <span title={said} className="shrink-0 text-[0.75rem] leading-3 text-quiet">
        + {LL.amounts.toBeQuoted.part()}
      </span>
    )
  );
}

function splitOf(order: OrderRow) {
  return {
    space: centsFromUsd(order.spaceAmount),
    structure: centsFromUsd(order.structureAmount),
    extra: centsFromUsd(order.extraAmount),
  };
}
