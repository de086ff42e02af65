import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formatters.ts";
import { useWords } from "#src/lib/words.tsx";
import { cn } from "#src/lib/cn.ts";
import type { Stats } from "./data.ts";

const rowClasses =
  "flex min-h-12 items-center justify-between gap-4 border-b border-line px-2.5 no-underline transition-colors duration-120 hover:bg-card";

/** What nobody has begun yet, each leading to its list. */
export function Waiting({ stats }: { stats: Stats }) {
  const { LL } = useWords();
  const words = LL.desk.dashboard;
  const { submissions, orders, payments, wishes, oldestWish } = stats.waiting;
  const { pending } = stats.orders;
  const isEmpty = submissions + orders === 0;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting" className="display-5">
        {words.waiting()}
      </h2>
      <ul className="mt-4 border-t border-line-2">
        <li>
          <Link to="/admin/submissions" search={{ statuses: "PENDING" }} className={rowClasses}>
            <Row count={submissions}>{words.submissions()}</Row>
          </Link>
        </li>
        <li>
          <Link to="/admin/orders" search={{ statuses: "PENDING" }} className={rowClasses}>
            <Row count={pending}>{words.orders()}</Row>
          </Link>
        </li>
        <li>
          <Link to="/admin/orders" search={{ statuses: "CONFIRM_PAYMENT" }} className={rowClasses}>
            <Row count={payments}>{words.payments()}</Row>
          </Link>
        </li>
        {oldestWish !== null && (
          <li>
            <Link to="/admin/orders/edit/$orderId" params={{ orderId: oldestWish }} className={rowClasses}>
              <Row count={wishes}>{words.wishes()}</Row>
            </Link>
          </li>
        )}
      </ul>
      {isEmpty && <p className="mt-3 px-2.5 text-quiet">{words.allDone()}</p>}
    </section>
  );
}

function Row({ count, children }: { count: number; children: ReactNode }) {
  const { locale } = useWords();
  return (
    <>
      <span>{children}</span>
      <span className={cn("figures text-base font-semibold", count > 0 ? "text-annatto-ink" : "text-quiet")}>
        {formatNumber(locale, count)}
      </span>
    </>
  );
}
