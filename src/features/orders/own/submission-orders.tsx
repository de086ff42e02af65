import { useQuery } from "@tanstack/react-query";
import { useAutoAnimate } from "@formkit/auto-animate/react";
import { ErrorPanel } from "#src/components/error-panel.tsx";
import { Skeleton } from "#src/components/ui/skeleton.tsx";
import { say } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { ownOrdersQuery, type OwnOrder } from "../data.ts";
import { OrderCard } from "./order-card.tsx";

/** The orders of one submission on the exhibitor's dashboard (ORD-24). */
export function SubmissionOrders({ submissionId }: { submissionId: string }) {
  const { LL } = useWords();
  const { data, error, refetch } = useQuery(ownOrdersQuery);
  if (error && !data) return <ErrorPanel message={say(LL, error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton shape="h-24 rounded-sm" />;
  const orders = data.filter((order) => order.submissionId === submissionId);
  return (
    <div>
      <h3 className="display-5 mb-4">{LL.orders.list.title()}</h3>
      {orders.length === 0 ? (
        <p className="border-t border-line py-6 text-quiet">{LL.orders.list.none()}</p>
      ) : (
        <Cards orders={orders} />
      )}
    </div>
  );
}

function Cards({ orders }: { orders: readonly OwnOrder[] }) {
  const [list] = useAutoAnimate({ duration: 160 });
  return (
    <ul ref={list} className="border-t border-line">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}
