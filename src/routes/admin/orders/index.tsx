import { createFileRoute } from "@tanstack/react-router";
import { OrderList, type OrderListAddress } from "#src/features/orders/desk/order-list.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: (address: OrderListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/orders/desk/list-at.ts").then((list) => list.readListAt(location.search)),
    );
    return loadWords("listing", "bulk", "moving", "desk", "orders", "exports", "obstacles", "deskObstacles");
  },
  component: OrderList,
});
