import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { formatUsd } from "#i18n/formatters.ts";
import { Money } from "#src/components/money.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Overview } from "./data.ts";

const STAGES = ["PENDING", "REVIEWING", "APPROVED", "CONFIRM_PAYMENT", "PAID"] as const;

/** The money of live orders on its way to being paid, each stage with its split, leading to its orders. */
export function Pipeline({ orders }: { orders: Overview["orders"] }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const stages = orders.filter(({ status }) => (STAGES as readonly string[]).includes(status));
  const inTurn = STAGES.flatMap((status) => stages.filter((stage) => stage.status === status));
  return (
    <section aria-labelledby="pipeline">
      <h2 id="pipeline" className="display-5">
        {words.pipeline()}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] border-t border-line-2">
        {inTurn.map((stage) => (
          <Stage key={stage.status} stage={stage} />
        ))}
      </ul>
    </section>
  );
}

function Stage({
  stage: { status, count, space, structure, extra, total },
}: {
  stage: Overview["orders"][number];
}) {
  const { LL, locale } = useWords();
  const words = LL.desk.dashboard;
  const cents = centsFromUsd(total);
  return (
    <li className="border-b border-line">
      <Link
        to="/admin/orders"
        search={{ statuses: status, sort: "-total" }}
        className="grid h-full content-between gap-2 px-4 pt-4 pb-3.5 no-underline transition-colors duration-120 hover:bg-card"
      >
        <span className="sr-only">
          {words.stage({ status: LL.statuses.order[status](), total: formatUsd(locale, cents), count })}
        </span>
        <span aria-hidden="true">
          <StatusBadge of="order" status={status} className="max-sm:rounded-lg max-sm:whitespace-normal" />
        </span>
        <span>
          <span aria-hidden="true">
            <Money cents={cents} className="display-5 block" />
          </span>
          <SplitBar
            space={centsFromUsd(space)}
            structure={centsFromUsd(structure)}
            extra={centsFromUsd(extra)}
            className="mt-2"
          />
          <span aria-hidden="true" className="figures mt-1.5 block text-[0.8125rem] text-quiet">
            {words.stageOrders({ count })}
          </span>
        </span>
      </Link>
    </li>
  );
}
