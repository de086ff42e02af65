import { Link } from "@tanstack/react-router";
import { centsFromUsd } from "#domain/money.ts";
import { canCopyOrder, takesPayment } from "#domain/orders/rules.ts";
import { reasonOf } from "#domain/refusal.ts";
import { AmountSummary } from "#src/components/amount-summary.tsx";
import { DateTime } from "#src/components/date-time.tsx";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useOrder, type Order } from "../data.ts";
import { CancelButton, CopyButton } from "./end-order.tsx";
import { RequestList } from "./order-card.tsx";
import { ContractSection } from "./contract-section.tsx";
import { FilesSection } from "./files-section.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHistory } from "./order-history.tsx";
import { OrderLines } from "./order-lines.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { Section } from "./section.tsx";

/** The exhibitor's page of one order: where it stands, what to do next, and everything in it (ORD-28). */
export function OwnOrderPage({ orderId }: { orderId: string }) {
  const { LL } = useWords();
  const order = useOrder(orderId);
  if (order.data) return <LoadedOrder order={order.data} />;
  if (order.error) {
    return (
      <div className="max-w-160">
        <ErrorPanel
          message={LL.orders.page.loadFailed()}
          onRetry={reasonOf(order.error)?.code === "notFound" ? undefined : () => void order.refetch()}
        />
        <BackLink className="mt-6" />
      </div>
    );
  }
  return <SpinnerArea />;
}

function BackLink({ className }: { className?: string }) {
  const { LL } = useWords();
  return (
    <p className={className}>
      <Link to="/partner" className="link">
        {LL.orders.page.back()}
      </Link>
    </p>
  );
}

function LoadedOrder({ order }: { order: Order }) {
  const { LL } = useWords();
  const showsPayment = takesPayment(order.status) || order.paymentConfirmation;
  return (
    <>
      <PageTitle
        size="page"
        above={<BackLink />}
        note={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <StatusBadge of="ownOrder" status={order.status} />
            <span>{LL.orders.now[order.status]()}</span>
          </span>
        }
        actions={<OrderActions order={order} />}
      >
        <span className="figures">{order.reference ?? LL.orders.type[order.type].name()}</span>
      </PageTitle>
      <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          {showsPayment && <PaymentSection order={order} />}
          <Section title={LL.orders.page.lines()}>
            <OrderLines order={order} />
          </Section>
          <Section title={LL.orders.page.details()}>
            <OrderFacts order={order} />
          </Section>
          <FilesSection order={order} />
          <Section title={LL.orders.requests.title()}>
            {order.requests.length > 0 ? (
              <RequestList requests={order.requests} />
            ) : (
              <p className="text-quiet">{LL.orders.requests.none()}</p>
            )}
          </Section>
        </div>
        <aside className="grid content-start gap-10 lg:sticky lg:top-8 lg:self-start">
          <div className="rounded-lg border border-line bg-card p-6.5">
            <h2 className="display-5 mb-3">{LL.orders.summary.title()}</h2>
            <AmountSummary
              amounts={{
                space: centsFromUsd(order.spaceAmount),
                structure: centsFromUsd(order.structureAmount),
                extra: centsFromUsd(order.extraAmount),
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
          <ContractSection order={order} />
          <section>
            <h2 className="display-5 mb-4">{LL.history.title()}</h2>
            <OrderHistory order={order} />
          </section>
        </aside>
      </div>
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
