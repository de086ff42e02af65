import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { canCopyOrder } from "#domain/orders/rules.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words.tsx";
import { orderQuery, type Order } from "../data.ts";
import { AgreedVersions } from "../record/agreed-versions.tsx";
import { OrderBrief } from "../record/order-brief.tsx";
import { OrderContracts } from "../record/order-contracts.tsx";
import { OrderFiles } from "../record/order-files.tsx";
import { OrderHistory } from "../record/order-history.tsx";
import { OrderLines } from "../record/order-lines.tsx";
import { CancelButton, CopyButton } from "./end-order.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OwnRequests } from "./own-requests.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { SignedCopy } from "./signed-copy.tsx";

/** The exhibitor's page of one order: where it stands, what to do next, and everything in it (ORD-28). */
export function OwnOrderPage({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  return (
    <RecordPage
      read={useQuery(orderQuery(orderId))}
      list={LL.orders.list.title()}
      back={<Back />}
      failed={LL.orders.page.loadFailed()}
    >
      {(order) => <LoadedOrder order={order} />}
    </RecordPage>
  );
}

function Back() {
  const { LL } = useWords();
  return <BackLink to="/partner">{LL.orders.page.back()}</BackLink>;
}

function LoadedOrder({ order }: { order: Order }) {
  const { LL } = useWords();
  const isAsked = order.requests.some(({ waitsFor }) => waitsFor === "partner");
  const isChanged = isAsked && order.openChange;
  return (
    <>
      <PageTitle
        size="page"
        above={<Back />}
        note={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusBadge of="ownOrder" status={order.status} />
            <span>{isChanged ? LL.orders.change.waits() : LL.orders.now[order.status]()}</span>
          </span>
        }
        actions={<OrderActions order={order} />}
      >
        <span className="figures">{order.reference ?? LL.orders.type[order.type].name()}</span>
      </PageTitle>
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          {isAsked && <OwnRequests order={order} />}
          <PaymentSection order={order} />
          <div>
            <OrderLines order={order} reader="exhibitor" />
            <AgreedVersions order={order} />
          </div>
          <OrderFacts order={order} />
          <OrderBrief order={order} isRuled />
          <OrderFiles order={order} addLabel={LL.orders.files.supporting()} isRuled />
          {!isAsked && <OwnRequests order={order} />}
        </div>
        <aside className="grid content-start gap-10 lg:sticky lg:top-8 lg:self-start">
          <Amounts order={order} />
          <OrderContracts order={order} none={LL.orders.contracts.none()}>
            {(newest) =>
              newest && !newest.isOutdated && order.canAddFile && <SignedCopy contractId={newest.id} />
            }
          </OrderContracts>
          <OrderHistory order={order} reader="exhibitor" />
        </aside>
      </div>
    </>
  );
}

function Amounts({ order }: { order: Order }) {
  const { LL } = useWords();
  return (
    <div className="rounded-lg border border-line bg-card p-6.5">
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
      {order.status === "DRAFT" ? (
        <Button asChild>
          <Link
            to="/partner/customize/$submissionId"
            params={{ submissionId: order.submissionId }}
            search={{ draft: order.id }}
          >
            {LL.orders.page.continueDraft()}
          </Link>
        </Button>
      ) : (
        <CancelButton order={order} />
      )}
      {canCopyOrder(order.status) && <CopyButton key={order.id} order={order} />}
    </>
  );
}
