import { Link } from "@tanstack/react-router";
import { formatNumber } from "#i18n/formatters.ts";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { Stats } from "./data.ts";

/** The four the dashboard counts (ADM-01); drafts are never among them. */
const COUNTED = [
  { name: "pending", status: "PENDING" },
  { name: "approved", status: "APPROVED" },
  { name: "rejected", status: "REJECTED" },
  { name: "paid", status: "PAID" },
] as const;

export function OrderCounts({ counts }: { counts: Stats["orders"] }) {
  const { LL, locale } = useWords();
  const isEmpty = COUNTED.every(({ name }) => counts[name] === 0);
  return (
    <section aria-labelledby="order-counts">
      <h2 id="order-counts" className="display-5">
        {LL.desk.dashboard.counts()}
      </h2>
      <ul className="mt-4 grid grid-cols-2 border-t border-line-2 md:grid-cols-4">
        {COUNTED.map(({ name, status }) => (
          <li
            key={status}
            className="border-b border-line-2 border-r-line odd:border-r md:border-r md:last:border-r-0"
          >
            <Link
              to="/admin/orders"
              search={{ statuses: status }}
              className="grid h-full content-between gap-3 px-5 pt-5 pb-4.5 no-underline transition-colors duration-120 hover:bg-card"
            >
              <span aria-hidden="true" className="display-2 figures">
                {formatNumber(locale, counts[name])}
              </span>
              <span aria-hidden="true">
                <StatusBadge of="order" status={status} />
              </span>
              <span className="sr-only">
                {LL.desk.dashboard.openList({ status: LL.statuses.order[status](), count: counts[name] })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {isEmpty && <p className="mt-3 text-quiet">{LL.desk.dashboard.noOrders()}</p>}
    </section>
  );
}
