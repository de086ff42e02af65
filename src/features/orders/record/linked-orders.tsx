import { Reference } from "#src/components/reference.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { centsFromUsd } from "#domain/money.ts";
import { takesAdditions } from "#domain/orders/moves/rules.ts";
import { isOrderingOpen } from "#domain/submissions/status.ts";
import { OrderTotal } from "#src/components/order-total.tsx";
import { StatusBadge } from "#src/components/status-badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Section } from "#src/kit/record/section.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import type { Order } from "../data.ts";
import type { OrderReader } from "./order-reader.ts";

type LinkedOrdersProps = { order: Order; reader: OrderReader };

/** The stand that these services belong to, or what was added to this stand and the way to add more. */
export function LinkedOrders({ order, reader }: LinkedOrdersProps) {
  const { LL } = useWords();
  const words = LL.orders.linked;
  const { stand, additions } = order;
  const canAdd = takesAdditions(order) && isOrderingOpen(order.submission.status);
  if (stand) {
    return (
      <Section title={words.stand()}>
        <Linked order={stand} reader={reader} />
      </Section>
    );
  }
  if (!canAdd && additions.length === 0) return null;
  return (
    <Section title={words.additions()}>
      {additions.length === 0 && <p className="text-quiet">{words.none()}</p>}
      <div className="grid gap-2.5">
        {additions.map((addition) => (
          <Linked key={addition.id} order={addition} reader={reader} />
        ))}
      </div>
      {canAdd && (
        <Button asChild variant="secondary" size="sm" className="mt-3.5">
          <AddWay order={order} reader={reader}>
            <Plus aria-hidden="true" className="size-4" />
            {words.add()}
          </AddWay>
        </Button>
      )}
    </Section>
  );
}

type LinkedProps = { order: Order["additions"][number]; reader: OrderReader };

function Linked({ order, reader }: LinkedProps) {
  const { id, reference, status } = order;
  const look = { params: { orderId: id }, className: "link", children: <Reference value={reference} /> };
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {reader === "team" ? (
        <Link to="/admin/orders/edit/$orderId" {...look} />
      ) : (
        <Link to="/partner/orders/$orderId" {...look} />
      )}
      <StatusBadge of={reader === "team" ? "order" : "ownOrder"} status={status} />
      <span className="ml-auto text-right">
        <OrderTotal of={{ ...order, total: centsFromUsd(order.total) }} />
      </span>
    </p>
  );
}

function AddWay({ order, reader, ...rest }: LinkedOrdersProps & { children: ReactNode }) {
  const way = { params: { submissionId: order.submissionId }, search: { stand: order.id } };
  if (reader === "team") return <Link to="/admin/orders/create/$submissionId" {...way} {...rest} />;
  return <Link to="/partner/customize/$submissionId" {...way} {...rest} />;
}
