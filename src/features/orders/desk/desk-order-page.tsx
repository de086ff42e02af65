import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { reasonOf } from "#domain/refusal.ts";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { HistoryList } from "#src/components/history-list.tsx";
import { tellHistory } from "#src/components/tell-history.ts";
import { PageTitle } from "#src/components/page-title.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { useWords } from "#src/lib/words.tsx";
import { useOrder, type Order } from "./data.ts";
import { sayChanges } from "./history-words.ts";
import { OrderContracts } from "./order-contracts.tsx";
import { OrderFiles } from "./order-files.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderPayment } from "./order-payment.tsx";
import { OrderRequests } from "./order-requests.tsx";
import { OrderSummary } from "./order-summary.tsx";
import { Section } from "./section.tsx";

/** The question comes when it is first asked. */
const StatusDialog = lazy(() =>
  import("./status-dialog.tsx").then((module) => ({ default: module.StatusDialog })),
);

/** One order at the staff desk (ORD-07 to ORD-13). A failed load says so in its own words (ERR-10). */
export function DeskOrderPage({ id }: { id: string }) {
  const { LL } = useWords();
  const order = useOrder(id);
  if (order.data) return <LoadedOrder order={order.data} />;
  if (!order.error) return <SpinnerArea label={LL.desk.order.loading()} />;
  return (
    <>
      <PageTitle size="desk" above={<BackLink />}>
        {LL.nav.orders()}
      </PageTitle>
      <ErrorPanel
        message={LL.desk.order.loadFailed()}
        onRetry={reasonOf(order.error)?.code === "notFound" ? undefined : () => void order.refetch()}
      />
    </>
  );
}

function LoadedOrder({ order }: { order: Order }) {
  const { LL } = useWords();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink />}
        note={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
            {order.company}
            <StatusBadge of="order" status={order.status} />
          </span>
        }
        actions={<Button onClick={() => setIsChanging(true)}>{LL.desk.status.change()}</Button>}
      >
        <span className="figures">{order.reference}</span>
      </PageTitle>
      <Suspense fallback={null}>
        {isChanging && <StatusDialog order={order} onClose={() => setIsChanging(false)} />}
      </Suspense>
      <div className="grid gap-11">
        <OrderSummary order={order} />
        <OrderLines order={order} />
        <div className="grid items-start gap-x-14 gap-y-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
          <div className="grid gap-11">
            <OrderRequests requests={order.requests} />
            <OrderFiles order={order} />
          </div>
          <div className="grid gap-11">
            <OrderPayment order={order} />
            <OrderContracts order={order} />
            <Section title={LL.history.title()}>
              <History order={order} />
            </Section>
          </div>
        </div>
      </div>
    </>
  );
}

function BackLink() {
  const { LL } = useWords();
  return (
    <Link to="/admin/orders" className="link inline-flex items-center gap-1.5 text-sm">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {LL.desk.order.back()}
    </Link>
  );
}

function History({ order }: { order: Order }) {
  const { LL, locale } = useWords();
  const entries = order.history.map((entry) => ({
    id: entry.id,
    at: entry.at,
    who: entry.actorName || null,
    what: tellHistory(LL, entry, "team"),
    note: [...sayChanges(LL, locale, entry), entry.note].filter(Boolean).join("\n") || undefined,
  }));
  return <HistoryList entries={entries} className="text-sm" />;
}
