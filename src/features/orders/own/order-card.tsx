import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Money } from "#src/components/money.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { ToBeQuoted } from "#src/components/to-be-quoted.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words.tsx";
import type { OwnOrder } from "../data.ts";
import { CancelButton, DiscardButton } from "./end-order.tsx";
import { OrderRequests } from "./order-requests.tsx";

/** One of the exhibitor's orders: where it stands, what it costs, and what can be done with it (ORD-24, ORD-25). */
export function OrderCard({ order }: { order: OwnOrder }) {
  const { LL } = useWords();
  const isDraft = order.status === "DRAFT";
  // A draft has no number yet; its status already says that it is one.
  const type = LL.orders.type[order.type].name();
  const name = order.reference ?? type;
  return (
    <li className="border-b border-line py-5">
      <div className="grid items-start gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_auto] lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_17rem]">
        <div>
          <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <span className="figures text-[1.0625rem] font-semibold">{name}</span>
            <StatusBadge of="ownOrder" status={order.status} />
          </h4>
          {order.reference && <p className="mt-1.5 text-[0.9375rem]">{type}</p>}
          {isDraft && <DraftChoices order={order} />}
          <p className="text-sm text-quiet">
            {isDraft && (
              <>
                {LL.orders.page.begun()} <DateTime value={order.createdAt} />
                {", "}
              </>
            )}
            {isDraft ? LL.orders.page.updatedAfter() : LL.orders.page.updated()}{" "}
            <DateTime value={order.updatedAt} show="dateTime" />
          </p>
        </div>
        {isDraft ? (
          <p className="text-[0.9375rem] text-quiet">{LL.orders.now.DRAFT()}</p>
        ) : (
          <div className="max-w-60">
            <p className="font-semibold">
              <Money cents={centsFromUsd(order.total)} />
            </p>
            <ToBeQuoted of={order} />
            <SplitBar
              className="mt-1.5"
              space={centsFromUsd(order.spaceAmount)}
              structure={centsFromUsd(order.structureAmount)}
              extra={centsFromUsd(order.extraAmount)}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-2 md:justify-end">
          {isDraft ? (
            <Button asChild size="sm">
              <Link
                to="/partner/customize/$submissionId"
                params={{ submissionId: order.submissionId }}
                search={{ draft: order.id }}
              >
                {LL.orders.page.continueDraft()}
              </Link>
            </Button>
          ) : (
            <Button asChild size="sm" variant="secondary">
              <Link
                to="/partner/orders/$orderId"
                params={{ orderId: order.id }}
                aria-label={LL.orders.list.view({ name })}
              >
                {LL.actions.view()}
              </Link>
            </Button>
          )}
          {!isDraft && order.canEdit && (
            <Button asChild size="sm" variant="secondary">
              <Link
                to="/partner/orders/edit/$orderId"
                params={{ orderId: order.id }}
                aria-label={LL.orders.list.edit({ name })}
              >
                {LL.actions.edit()}
              </Link>
            </Button>
          )}
          {isDraft ? <DiscardButton order={order} /> : <CancelButton order={order} size="sm" />}
        </div>
      </div>
      {order.requestCount > 0 && (
        <OrderRequests orderId={order.id} count={order.requestCount} waiting={order.waitingCount} />
      )}
    </li>
  );
}

/** What was chosen so far, so that one draft is told from another. */
function DraftChoices({ order: { packageId, itemCount } }: { order: OwnOrder }) {
  const { LL } = useWords();
  const packages: Record<string, () => string> = LL.partner.package;
  const name = packageId ? packages[packageId]?.() : undefined;
  const words = LL.orders.list;
  return (
    <p className="text-[0.9375rem]">
      {name ? words.package({ name }) : words.noPackage()}, {words.services({ count: itemCount })}
    </p>
  );
}
