import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { DEFAULT_SEARCH, orderListSearch } from "#src/features/order-desk/list-search.ts";
import { OrderList } from "#src/features/order-desk/order-list.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: orderListSearch,
  search: { middlewares: [stripSearchParams(DEFAULT_SEARCH)] },
  loader: () => loadWords("desk", "refusals", "validation"),
  component: Orders,
});

function Orders() {
  return <OrderList search={Route.useSearch()} />;
}
