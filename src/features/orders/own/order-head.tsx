import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { canCopyOrder } from "#domain/orders/moves/rules.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { Drawing } from "#src/components/drawing.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import { drawingOfOrder } from "../drawn.ts";
import { OrderStops } from "../record/order-stops.tsx";
import { CopyOrderButton } from "./end-order.tsx";
import { ContinueDraft } from "./continue-draft.tsx";

type OrderHeadProps = {
  order: Order;
  back: ReactNode;
  /** The team waits for an answer. */
  isAsked: boolean;
};

/** What was ordered, in a picture and by its name, where it stands, and how far it has come. */
export function OrderHead({ order, back, isAsked }: OrderHeadProps) {
  const { LL, locale } = useWords();
  const isChanged = isAsked && order.openChange;
  return (
    <>
      <div className="mb-3 text-[0.9375rem]">{back}</div>
      <div className="mb-8 grid items-center gap-x-14 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,21.25rem)]">
        <PageTitle
          size="page"
          className=""
          note={
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <StatusBadge of="ownOrder" status={order.status} />
              <span>{isChanged ? LL.orders.change.waits() : LL.orders.now[order.status]()}</span>
            </span>
          }
          actions={<OrderActions order={order} />}
        >
          {sayOrdered(LL.statuses.ordered, locale, order)}
          {order.reference && (
            <span className="figures mt-2 block font-sans text-lg font-medium tracking-normal text-quiet">
              {order.reference}
            </span>
          )}
        </PageTitle>
        <Drawing
          name={drawingOfOrder(order)}
          alt=""
          loading="eager"
          className="h-auto w-48 rounded-lg max-md:order-first md:w-full"
        />
      </div>
      <OrderStops order={order} />
    </>
  );
}

function OrderActions({ order }: { order: Order }) {
  const { LL } = useWords();
  return (
    <>
      {order.canEdit && order.status !== "DRAFT" && (
        <Button asChild variant="secondary">
          <Link to="/partner/orders/edit/$orderId" params={{ orderId: order.id }}>
            {LL.orders.page.edit()}
          </Link>
        </Button>
      )}
      {order.status === "DRAFT" && <ContinueDraft order={order} />}
      {canCopyOrder(order.status) && <CopyOrderButton key={order.id} order={order} />}
    </>
  );
}
