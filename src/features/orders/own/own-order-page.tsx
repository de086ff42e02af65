import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isLive, takesPayment } from "#domain/orders/moves/rules.ts";
import { NAMED_STATUS } from "#domain/submissions/naming.ts";
import { LastOrders } from "#src/components/last-orders.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { orderQuery, type Order } from "../data.ts";
import { AgreedVersions } from "../lines/agreed-versions.tsx";
import { LinkedOrders } from "../record/linked-orders.tsx";
import { OrderBrief } from "../record/order-brief.tsx";
import { OrderContracts } from "../record/order-contracts.tsx";
import { OrderFiles } from "../record/order-files.tsx";
import { OrderHistory } from "../record/order-history.tsx";
import { OrderPapers } from "../record/order-papers.tsx";
import { OrderProposal } from "../record/order-proposal.tsx";
import { CancelButton } from "../moves/end-order.tsx";
import { NamingTick } from "./naming-tick.tsx";
import { OrderAmounts } from "../lines/order-amounts.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderHead } from "./order-head.tsx";
import { OwnLines } from "../lines/own-lines.tsx";
import { OwnRequests } from "../requests/own-requests.tsx";
import { PaymentSection } from "../payments/payment-section.tsx";
import { SignedCopy } from "./signed-copy.tsx";

type OwnOrderPageProps = {
  orderId: string;
  /** What other rooms know of it: the steps that others do. */
  children: (order: Order) => ReactNode;
};

/** The exhibitor's page of one order: where it stands, what to do next, and everything in it (ORD-28). */
export function OwnOrderPage({ orderId, children }: OwnOrderPageProps) {
  const { LL } = useWords();
  return (
    <RecordPage
      read={useQuery(orderQuery(orderId))}
      list={LL.orders.list.title()}
      back={<Back />}
      missing={{ title: LL.orders.page.notThere(), way: <ToDashboard /> }}
      failed={LL.orders.page.loadFailed()}
    >
      {(order) => <LoadedOrder order={order}>{children(order)}</LoadedOrder>}
    </RecordPage>
  );
}

function Back() {
  const { LL } = useWords();
  return <BackLink to="/partner">{LL.actions.toDashboard()}</BackLink>;
}

function ToDashboard() {
  const { LL } = useWords();
  return (
    <Button asChild>
      <Link to="/partner">{LL.actions.toDashboard()}</Link>
    </Button>
  );
}

/** What is to be done comes first, in the order of its urgency; then what was ordered, what it costs, and its papers. */
function LoadedOrder({ order, children }: { order: Order; children: ReactNode }) {
  const { LL } = useWords();
  const { duties } = order.standing;
  const isAsked = order.requests.some(({ waitsFor }) => waitsFor === "partner");
  const isPaying = takesPayment(order.status);
  const isOpen = isLive(order.status) && order.status !== "PAID";
  const isSigning = duties.includes("signContract");
  // Paid and with nothing left to do, an order is opened for its papers: on a phone they come before what it cost.
  const isDone = order.status === "PAID" && duties.length === 0;
  return (
    <>
      <OrderHead order={order} back={<Back />} />
      <div className="mt-5 grid grid-cols-1 gap-10 sm:mt-6 empty:hidden max-sm:*:first:border-t-0 max-sm:*:first:pt-0">
        {isAsked && <OwnRequests order={order} />}
        {isPaying && <PaymentSection order={order} />}
        {isSigning && <OwnContracts order={order} />}
      </div>
      <div className="@container">
        <div className="mt-10 grid grid-cols-1 gap-x-14 gap-y-10 @4xl:grid-cols-[minmax(0,1fr)_21.25rem] @4xl:grid-rows-[auto_1fr]">
          <div className="grid grid-cols-1 gap-10 self-start @4xl:col-start-2">
            {isDone && (
              <div className="@4xl:order-last">
                <OrderPapers order={order} />
              </div>
            )}
            <OrderAmounts order={order} />
          </div>
          <div className="grid min-w-0 grid-cols-1 content-start gap-12 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1">
            <div>
              {order.type === "SIMPLE" ? <OrderProposal order={order} /> : <OwnLines order={order} />}
              <AgreedVersions order={order} />
              {isOpen && <LastOrders className="mt-4 text-sm text-quiet" />}
            </div>
            {!isPaying && <PaymentSection order={order} />}
            <OrderFacts order={order} />
            <OrderBrief order={order} isRuled />
            <OrderFiles order={order} addLabel={LL.orders.files.supporting()} isRuled />
            {!isAsked && <OwnRequests order={order} />}
          </div>
          <aside className="grid content-start gap-10 @4xl:col-start-2">
            {!isDone && <OrderPapers order={order} />}
            <LinkedOrders order={order} reader="exhibitor" />
            {!isSigning && <OwnContracts order={order} />}
            {children}
            <OrderHistory order={order} reader="exhibitor" />
          </aside>
        </div>
      </div>
      {order.status !== "DRAFT" && (
        <div className="mt-14 empty:hidden">
          <CancelButton order={order} />
        </div>
      )}
    </>
  );
}

/** The editions of the contract, with the place for the signed copy and the choices offered at signing. */
function OwnContracts({ order }: { order: Order }) {
  const { LL } = useWords();
  const { id, status, mayBeNamed } = order.submission;
  return (
    <OrderContracts order={order} none={LL.orderPapers.contracts.none()}>
      {(newest) => (
        <>
          {newest && <SignedCopy contract={newest} order={order} />}
          {(newest || status === NAMED_STATUS) && <NamingTick submissionId={id} mayBeNamed={mayBeNamed} />}
        </>
      )}
    </OrderContracts>
  );
}
