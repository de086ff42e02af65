import { createFileRoute } from "@tanstack/react-router";
import { OrderServicesPage } from "#src/features/orders/desk/order-services-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/orders/$orderId/services")({
  loader: ({ params: { orderId } }) => {
    readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
    return loadWords("listing", "desk", "moving", "orders", "obstacles", "deskObstacles");
  },
  component: OrderServices,
});

/** The services of an order (ROUTE-19). */
function OrderServices() {
  const { orderId } = Route.useParams();
  return <OrderServicesPage key={orderId} id={orderId} />;
}
