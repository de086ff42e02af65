import { createFileRoute } from "@tanstack/react-router";
import { OwnOrderPage } from "#src/features/orders/own/own-order-page.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/partner/orders/$orderId")({
  loader: () => loadWords("orders"),
  component: OrderRoute,
});

/** ROUTE-25: one own order. */
function OrderRoute() {
  const { orderId } = Route.useParams();
  return <OwnOrderPage key={orderId} orderId={orderId} />;
}
