import { centsFromUsd } from "#domain/money.ts";
import { AgreedTotal } from "#src/components/agreed-total.tsx";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { cn } from "#src/components/cn.ts";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { agreedOf, shownAmounts } from "../record/shown-amounts.ts";

/** What the order costs, part by part, as a card of its own. */
export function OrderAmounts({ order, className }: { order: Order; className?: string }) {
  const { LL, locale } = useWords();
  return (
    <div className={cn("rounded-lg border border-line bg-card p-6.5", className)}>
      <h2 className="display-5 mb-3">{LL.orders.summary.title()}</h2>
      <AmountSummary
        {...shownAmounts({ LL, locale }, order)}
        total={centsFromUsd(order.total)}
        extraNote={order.itemCount > 0 && LL.orders.summary.items({ count: order.itemCount })}
      />
      <AgreedTotal agreed={agreedOf(order)} className="mt-3 text-sm text-wait-ink" />
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
