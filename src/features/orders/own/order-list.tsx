import { useAutoAnimate } from "@formkit/auto-animate/react";
import type { OwnOrder } from "../data.ts";
import { OrderCard } from "./order-card.tsx";

export function OrderList({ orders }: { orders: readonly OwnOrder[] }) {
  const [list] = useAutoAnimate({ duration: 160 });
  return (
    <ul ref={list} className="border-t border-line">
      {orders.map((order) => (
        <OrderCard key={order.id} order={order} />
      ))}
    </ul>
  );
}
