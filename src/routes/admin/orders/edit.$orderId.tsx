import { createFileRoute } from "@tanstack/react-router";
import { DeskOrderPage } from "#src/features/orders/desk/desk-order-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/orders/edit/$orderId")({
  loader: ({ params: { orderId } }) => {
    readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
    return loadWords("listing", "desk", "moving", "orders", "orderPapers", "obstacles", "deskObstacles");
  },
  component: EditOrder,
});

function EditOrder() {
  const { orderId } = Route.useParams();
  return <DeskOrderPage key={orderId} id={orderId} />;
}
