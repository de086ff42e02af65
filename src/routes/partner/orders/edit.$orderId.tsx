import { createFileRoute } from "@tanstack/react-router";
import { EditOrderPage } from "#src/features/orders/wizard/wizard-page.tsx";
import { readStepSearch } from "#src/features/orders/wizard/steps/wizard-search.ts";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner/orders/edit/$orderId")({
  validateSearch: readStepSearch,
  loader: () => {
    readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readGoodsOnOffer()));
    return loadWords("orders", "briefing", "extras");
  },
  component: EditOrderRoute,
});

/** ROUTE-26: an own order, opened again while it is pending. */
function EditOrderRoute() {
  const { orderId } = Route.useParams();
  return <EditOrderPage key={orderId} orderId={orderId} />;
}
