import { centsFromUsd } from "#domain/money.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";
import type { Order } from "../data.ts";

/** What the order costs, part by part, as a card of its own. */
export function OrderAmounts({ order, className }: { order: Order; className?: string }) {
  const { LL } = useWords();
  return (
    <div className={cn("rounded-lg border border-line bg-card p-6.5", className)}>
      <h2 className="display-5 mb-3">{LL.orders.summary.title()}</h2>
      <AmountSummary
        amounts={{
          space: centsFromUsd(order.spaceAmount),
          structure: centsFromUsd(order.structureAmount),
          extra: centsFromUsd(order.extraAmount),
          isStructurePriced: order.isStructurePriced,
          unpricedLines: order.unpricedLines,
        }}
        total={centsFromUsd(order.total)}
        extraNote={LL.orders.summary.items({ count: order.itemCount })}
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
