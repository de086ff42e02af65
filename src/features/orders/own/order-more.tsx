import { Link } from "@tanstack/react-router";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { OwnOrder } from "../data.ts";
import { ContinueDraft } from "../draft/continue-draft.tsx";
import { CancelButton, DiscardButton } from "../moves/end-order.tsx";
import { OrderRequests } from "../requests/order-requests.tsx";

/** What can be done with an order from the dashboard, and what the team asked about it (ORD-24, ORD-25). */
export function OrderMore({ order }: { order: OwnOrder }) {
  const hasRequests = order.requestCount + order.noticeCount > 0;
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {order.status === "DRAFT" ? <DraftWays order={order} /> : <SentWays order={order} />}
      </div>
      {hasRequests && (
        <OrderRequests orderId={order.id} count={order.requestCount} waiting={order.waitingCount} />
      )}
    </>
  );
}

function DraftWays({ order }: { order: OwnOrder }) {
  return (
    <>
      <ContinueDraft order={order} variant="secondary" size="sm" />
      <DiscardButton order={order} />
    </>
  );
}

function SentWays({ order }: { order: OwnOrder }) {
  const { LL } = useWords();
  const name = order.reference ?? "";
  const params = { orderId: order.id };
  return (
    <>
      <Button asChild size="sm" variant="secondary">
        <Link to="/partner/orders/$orderId" params={params} aria-label={LL.orders.list.view({ name })}>
          {LL.actions.view()}
        </Link>
      </Button>
      {order.canEdit && (
        <Button asChild size="sm" variant="secondary">
          <Link to="/partner/orders/edit/$orderId" params={params} aria-label={LL.orders.list.edit({ name })}>
            {LL.actions.edit()}
          </Link>
        </Button>
      )}
      <CancelButton order={order} size="sm" />
    </>
  );
}
