import { Reference } from "#src/components/reference.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { EmptyState } from "#src/components/ui/empty-state.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { type Order, orderQuery } from "../data.ts";
import { DeskItems, type ItemsEditing } from "../lines/desk-items.tsx";

/** The services of one order by themselves, edited as in the order (ORD-14). */
export function OrderServicesPage({ id }: { id: string }) {
  const { LL } = useWords();
  const back = (
    <BackLink to="/admin/orders/edit/$orderId" params={{ orderId: id }}>
      {LL.desk.items.back()}
    </BackLink>
  );
  return (
    <RecordPage
      read={useQuery(orderQuery(id))}
      list={LL.desk.items.pageTitle()}
      back={back}
      failed={LL.desk.order.loadFailed()}
      loading={LL.desk.order.loading()}
    >
      {(order) => (
        <>
          <PageTitle
            size="desk"
            above={back}
            note={
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem]">
                <Reference value={order.reference} />
                {order.company}
                <StatusBadge of="order" status={order.status} />
                <OthersHere at={`order:${order.id}`} />
              </span>
            }
          >
            {LL.desk.items.pageTitle()}
          </PageTitle>
          <ServiceItems order={order} />
        </>
      )}
    </RecordPage>
  );
}

function ServiceItems({ order }: { order: Order }) {
  const [editing, setEditing] = useState<ItemsEditing>("items");
  const isEmpty = order.lines.length === 0 && order.type !== "CUSTOM";
  if (isEmpty && !(editing && order.canEditItems)) {
    return <NoItems order={order} onAdd={() => setEditing("items")} />;
  }
  return <DeskItems order={order} editing={editing} onEdit={setEditing} />;
}

/** Why there is nothing, and what can be done about it. */
function NoItems({ order: { id, type, canEditItems }, onAdd }: { order: Order; onAdd: () => void }) {
  const { LL } = useWords();
  const words = LL.desk.items;
  const closed = type === "SIMPLE" ? words.none.proposal() : words.none.closed();
  return (
    <EmptyState
      title={words.none.title()}
      action={
        canEditItems ? (
          <Button onClick={onAdd}>{words.edit()}</Button>
        ) : (
          <Button asChild variant="secondary">
            <Link to="/admin/orders/edit/$orderId" params={{ orderId: id }}>
              {words.none.toOrder()}
            </Link>
          </Button>
        )
      }
    >
      {canEditItems ? words.none.open() : closed}
    </EmptyState>
  );
}
