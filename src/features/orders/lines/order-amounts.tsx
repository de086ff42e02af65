import { centsFromUsd } from "#domain/money.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { agreedOf, shownAmounts } from "./shown-amounts.ts";

/** What the order costs, part by part, as a card of its own. */
export function OrderAmounts({ order, className }: { order: Order; className?: string }) {
  const { LL, locale } = useWords();
  const agreed = agreedOf(order);
  return (
    <div className={cn("rounded-lg border border-line bg-card p-6.5", className)}>
      <h2 className="display-5 mb-3">{agreed ? LL.orders.change.agreedNow() : LL.orders.summary.title()}</h2>
      {agreed && (
        <>
          <p className="display-4">
            <OrderTotal of={{ ...agreed, total: centsFromUsd(agreed.total) }} />
          </p>
          <h3 className="mt-4 mb-2 border-t border-line pt-4 font-semibold text-wait-ink">
            {LL.orders.change.proposedNow()}
          </h3>
        </>
      )}
      <AmountSummary
        {...shownAmounts({ LL, locale }, order)}
        total={centsFromUsd(order.total)}
        extraNote={order.itemCount > 0 && LL.orders.summary.items({ count: order.itemCount })}
      />
      <p className="figures mt-4 border-t border-line pt-3 text-sm text-quiet">
        {order.sentAt && (
          <>
            {LL.orders.page.created()} <DateTime value={order.sentAt} show="dateTime" />
            <br />
          </>
        )}
        {LL.orders.page.updated()} <DateTime value={order.updatedAt} show="dateTime" />
      </p>
    </div>
  );
}
