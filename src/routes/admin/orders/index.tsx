import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { useMemo } from "react";
import * as v from "valibot";
import { DEFAULT_SEARCH } from "#src/features/order-desk/default-search.ts";
import { orderListSearch, type OrderListSearch } from "#src/features/order-desk/list-search.ts";
import { OrderList } from "#src/features/order-desk/order-list.tsx";
import { rawSearch } from "#src/lib/raw-search.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/orders/")({
  validateSearch: rawSearch<OrderListSearch>(),
  search: { middlewares: [stripSearchParams(DEFAULT_SEARCH)] },
  loader: () => loadWords("desk", "refusals", "validation"),
  component: Orders,
});

function Orders() {
  const raw = Route.useSearch();
  return <OrderList search={useMemo(() => v.parse(orderListSearch, raw), [raw])} />;
}
