import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { formatNumber, formatUsd } from "#i18n/formatters.ts";
import { Money } from "#src/components/money.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

/** The statuses on the way to payment, and the rejected orders. */
const SHOWN = ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID", "REJECTED"] as const;

/** How many orders are in each status (ADM-01) and what they come to, with its split; each leads to its orders. */
export function MoneyStages({ orders }: { orders: Overview["orders"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const stages = SHOWN.flatMap((status) => orders.filter((stage) => stage.status === status));
  return (
    <section aria-labelledby="order-counts">
      <h2 id="order-counts" className="display-5">
        {words.counts()}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] border-t border-l border-line-2 sm:flex sm:flex-wrap">
        {stages.map((stage) => (
          <li key={stage.status} className="border-r border-b border-line sm:min-w-max sm:grow">
            <Stage stage={stage} />
          </li>
        ))}
      </ul>
      {stages.every(({ count }) => count === 0) && <p className="mt-3 text-quiet">{words.noOrders()}</p>}
    </section>
  );
}

type StageProps = { stage: Overview["orders"][number] };

function Stage({ stage: { status, count, space, structure, extra, total } }: StageProps) {
  const { LL, locale } = useWords();
  const cents = centsFromUsd(total);
  return (
    <Link
      to="/admin/orders"
      search={{ statuses: status }}
      className="grid h-full content-between gap-2 px-4 py-3 no-underline transition-colors duration-120 hover:bg-card"
    >
      <span className="sr-only">
        {LL.desk.dashboard.stage({
          status: LL.statuses.order[status](),
          total: formatUsd(locale, cents),
          count,
        })}
      </span>
      <span aria-hidden="true">
        <StatusBadge of="order" status={status} className="max-sm:rounded-lg max-sm:whitespace-normal" />
      </span>
      <span>
        <span aria-hidden="true" className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="display-5 figures">{formatNumber(locale, count)}</span>
          <Money cents={cents} className={count === 0 ? "text-quiet" : "font-semibold"} />
        </span>
        <SplitBar
          space={centsFromUsd(space)}
          structure={centsFromUsd(structure)}
          extra={centsFromUsd(extra)}
          className="mt-1"
        />
      </span>
    </Link>
  );
}
