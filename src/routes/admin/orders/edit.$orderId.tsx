import { createFileRoute } from "@tanstack/react-router";
import { DeskOrderPage } from "#src/features/orders/desk/desk-order-page.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/orders/edit/$orderId")({
  loader: () => loadWords("desk", "moving", "orders", "refusals", "validation"),
  component: EditOrder,
});

function EditOrder() {
  const { orderId } = Route.useParams();
  return <DeskOrderPage key={orderId} id={orderId} />;
}
