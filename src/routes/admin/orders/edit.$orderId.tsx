import { createFileRoute } from "@tanstack/react-router";
import { OrderScreen } from "#src/features/order-desk/order-screen.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/orders/edit/$orderId")({
  loader: () => loadWords("desk", "orders", "refusals", "validation"),
  component: EditOrder,
});

function EditOrder() {
  const { orderId } = Route.useParams();
  return <OrderScreen key={orderId} id={orderId} />;
}
