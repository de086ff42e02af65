import { createFileRoute } from "@tanstack/react-router";
import { OrderPage } from "#src/features/orders/page/order-page.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/partner/orders/$orderId")({
  loader: () => loadWords("orders"),
  component: OrderRoute,
});

/** ROUTE-25: one own order. */
function OrderRoute() {
  const { orderId } = Route.useParams();
  return <OrderPage key={orderId} orderId={orderId} />;
}
