import { createFileRoute } from "@tanstack/react-router";
import { OrderList, type OrderListAddress } from "#src/features/orders/desk/order-list.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: (address: OrderListAddress) => address,
  loader: () => loadWords("desk", "refusals", "validation"),
  component: OrderList,
});
