import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { AgreedTotal } from "#src/components/agreed-total.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { Drawing } from "#src/components/drawing.tsx";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Quote } from "#src/components/quote.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { OwnOrder } from "../data.ts";
import { drawingOfOrder } from "../drawn.ts";
import { ContinueDraft } from "./continue-draft.tsx";
import { CancelButton, DiscardButton } from "./end-order.tsx";
import { OrderRequests } from "./order-requests.tsx";
import { StopsSoFar } from "./stops-so-far.tsx";

type CardProps = { order: OwnOrder };

/** One of the exhibitor's orders: what it is, how far it has come, what it costs, and what can be done with it (ORD-24, ORD-25). */
export function OrderCard({ order }: CardProps) {
  const isDraft = order.status === "DRAFT";
  return (
    <li className="border-b border-line py-5">
      <div className="grid items-start gap-x-6 gap-y-4 sm:grid-cols-[6.5rem_minmax(0,1fr)] lg:grid-cols-[6.5rem_minmax(0,1.5fr)_minmax(0,1fr)_15rem]">
        <Drawing name={drawingOfOrder(order)} alt="" className="h-auto w-26 rounded-md max-sm:hidden" />
        <Name order={order} />
        <div className="max-w-70 sm:max-lg:col-start-2">
          {isDraft ? <DraftChoices order={order} /> : <Amount order={order} />}
        </div>
        <div className="flex flex-wrap gap-2 sm:max-lg:col-start-2 lg:justify-end">
          {isDraft ? <DraftWays order={order} /> : <SentWays order={order} />}
        </div>
      </div>
      {order.requestCount + order.noticeCount > 0 && (
        <OrderRequests orderId={order.id} count={order.requestCount} waiting={order.waitingCount} />
      )}
    </li>
  );
}

function Name({ order }: CardProps) {
  const { LL, locale } = useWords();
  const isDraft = order.status === "DRAFT";
  const { word } = order.standing;
  return (
    <div>
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="text-[1.0625rem] font-semibold">
          {sayOrdered(LL.statuses.ordered, locale, order)}
        </span>
        <StatusBadge of="ownOrder" status={order.standing.status} />
      </h4>
      <p className="mt-0.5 text-[0.9375rem]">
        <Reference value={order.reference} />
      </p>
      {isDraft ? <DraftDates order={order} /> : <StopsSoFar order={order} />}
      {word && (
        <Quote
          text={word.note}
          who={word.who}
          at={word.at}
          className="mt-3 text-[0.9375rem] text-quiet"
          textClass="line-clamp-3 text-ink"
        />
      )}
    </div>
  );
}

function Amount({ order }: CardProps) {
  const { LL } = useWords();
  return (
    <>
      <p className="font-semibold">
        <OrderTotal of={{ ...order, total: centsFromUsd(order.total) }} />
      </p>
      <AgreedTotal agreed={order.agreed} className="text-sm text-wait-ink" />
      {order.credit !== undefined && (
        <p className="text-sm">
          {LL.orders.paid.credit()} <Money cents={centsFromUsd(order.credit)} className="font-semibold" />
        </p>
      )}
      <SplitBar
        hasKey
        className="mt-1.5"
        space={centsFromUsd(order.spaceAmount)}
        structure={centsFromUsd(order.structureAmount)}
        extra={centsFromUsd(order.extraAmount)}
      />
    </>
  );
}

function DraftDates({ order }: CardProps) {
  const { LL } = useWords();
  const words = LL.orders.page;
  return (
    <p className="text-sm text-quiet">
      {words.begun()} <DateTime value={order.createdAt} />, {words.updatedAfter()}{" "}
      <DateTime value={order.updatedAt} show="dateTime" />
    </p>
  );
}

/** What was chosen so far, so that drafts can be told apart. */
function DraftChoices({ order: { type, packageId, itemCount } }: CardProps) {
  const { LL } = useWords();
  const words = LL.orders.list;
  const isChosen = type !== "STANDARD" || packageId !== null;
  return (
    <p className="text-[0.9375rem] text-quiet">
      {!isChosen && (
        <>
          {words.noPackage()}
          {itemCount > 0 ? ", " : ". "}
        </>
      )}
      {itemCount > 0 && <>{words.services({ count: itemCount })}. </>}
      {LL.orders.now.draft()}
    </p>
  );
}

function DraftWays({ order }: CardProps) {
  return (
    <>
      <ContinueDraft order={order} size="sm" />
      <DiscardButton order={order} />
    </>
  );
}

function SentWays({ order }: CardProps) {
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
