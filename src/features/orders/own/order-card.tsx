import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useState, type ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { sayTotal } from "#i18n/to-be-quoted.ts";
import { sayOrdered } from "#i18n/stand-name.ts";
import { cn } from "#src/components/cn.ts";
import { DateTime } from "#src/components/date-time.tsx";
import { Drawing } from "#src/components/drawing.tsx";
import { Money } from "#src/components/money.tsx";
import { OrderTotal } from "#src/components/order-total.tsx";
import { Reference } from "#src/components/reference.tsx";
import { SplitBar } from "#src/components/split-bar.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { OwnOrder } from "../data.ts";
import { drawingOfOrder } from "../drawn.ts";
import { StopsSoFar } from "../moves/stops-so-far.tsx";

/** Less frequent actions load when they are first unfolded. */
const OrderMore = lazy(() => import("./order-more.tsx").then((module) => ({ default: module.OrderMore })));

type CardProps = { order: OwnOrder };

/**
 * One of the exhibitor's orders in a row that leads to it: what it is, its status, how far it has come and what it
 * costs; the rest of what can be done with it, and what the team asks, unfolds below (ORD-24, ORD-25).
 */
export function OrderCard({ order }: CardProps) {
  const { LL, locale } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const name = order.reference ?? sayOrdered(LL.statuses.ordered, locale, order);
  return (
    <li className="@container border-b border-line">
      <div className="relative grid min-h-18 grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-2 py-2.5 hover:bg-paper-3/50 @max-[15rem]:grid-cols-[minmax(0,1fr)_auto] @xl:grid-cols-[4rem_minmax(0,1fr)_minmax(8rem,auto)_auto] @xl:gap-x-5">
        <Drawing
          name={drawingOfOrder(order)}
          alt=""
          className="h-auto w-16 rounded-sm @max-[15rem]:hidden @max-xl:row-span-2 @max-xl:self-start @max-xl:mt-1"
        />
        <div className="min-w-0 @max-xl:col-span-2">
          <h4 className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <OrderWay order={order}>
              <span className="text-[1.0625rem] font-semibold">
                {sayOrdered(LL.statuses.ordered, locale, order)}
              </span>{" "}
              <Reference value={order.reference} className="text-[0.9375rem]" />
            </OrderWay>
            <StatusBadge of="ownOrder" status={order.standing.status} wraps />
            {order.waitingCount > 0 && (
              <Badge tone="call" wraps>
                {LL.orders.requests.waiting({ count: order.waitingCount })}
              </Badge>
            )}
          </h4>
          {order.status === "DRAFT" ? <DraftChoices order={order} /> : <StopsSoFar order={order} />}
        </div>
        <div className="@max-xl:col-start-2 @max-[15rem]:col-start-1! @xl:text-right">
          {order.status !== "DRAFT" && <Amount order={order} />}
        </div>
        <Button
          variant="secondary"
          size="sm"
          className="z-1 @max-xl:self-end"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={LL.orders.list.more({ name })}
          onClick={() => setIsOpen(!isOpen)}
        >
          {LL.orders.list.moreShort()}
          <ChevronDown
            aria-hidden="true"
            className={cn("size-4 transition-transform duration-150", isOpen && "rotate-180")}
          />
        </Button>
      </div>
      <div id={id} hidden={!isOpen} className="pt-2 pb-4 @xl:pl-21">
        {isOpen && (
          <Suspense fallback={<div aria-busy="true" className="h-11" />}>
            <OrderMore order={order} />
          </Suspense>
        )}
      </div>
    </li>
  );
}

/** The whole row is the link: to the order, or back into the wizard of a draft. */
function OrderWay({ order: { id, status, submissionId }, children }: CardProps & { children: ReactNode }) {
  const look = "flex flex-wrap items-baseline gap-x-3 after:absolute after:inset-0 hover:underline";
  if (status === "DRAFT") {
    return (
      <Link
        to="/partner/customize/$submissionId"
        params={{ submissionId }}
        search={{ draft: id }}
        className={look}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link to="/partner/orders/$orderId" params={{ orderId: id }} className={look}>
      {children}
    </Link>
  );
}

/** What is agreed on stands large while the team proposes another total. */
function Amount({ order }: CardProps) {
  const { LL, locale } = useWords();
  const { agreed, credit } = order;
  const proposed = { ...order, total: centsFromUsd(order.total) };
  const agreedOn = agreed ? { ...agreed, total: centsFromUsd(agreed.total) } : proposed;
  return (
    <>
      <p className="font-semibold">
        <OrderTotal of={agreedOn} />
      </p>
      {agreed && (
        <p className="text-sm text-wait-ink">
          {LL.orders.change.proposed({ total: sayTotal(LL.amounts.toBeQuoted, locale, proposed) })}
        </p>
      )}
      {credit !== undefined && (
        <p className="text-sm">
          {LL.orders.paid.credit()} <Money cents={centsFromUsd(credit)} className="font-semibold" />
        </p>
      )}
      <SplitBar
        className="mt-1.5 max-w-40 @xl:ml-auto @xl:w-32"
        space={centsFromUsd(order.spaceAmount)}
        structure={centsFromUsd(order.structureAmount)}
        extra={centsFromUsd(order.extraAmount)}
      />
    </>
  );
}

/** What was chosen so far and when it was last saved, so that drafts can be distinguished. */
function DraftChoices({ order: { type, packageId, itemCount, updatedAt } }: CardProps) {
  const { LL } = useWords();
  const words = LL.orders.list;
  const isChosen = type !== "STANDARD" || packageId !== null;
  const chosen = [!isChosen && words.noPackage(), itemCount > 0 && words.services({ count: itemCount })];
  const said = chosen.filter(Boolean).join(", ");
  return (
    <p className="mt-1 text-sm text-quiet">
      {said && `${said}. `}
      {LL.orders.page.updated()} <DateTime value={updatedAt} show="dateTime" />
    </p>
  );
}
