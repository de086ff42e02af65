import { createFileRoute } from "@tanstack/react-router";
import { LateHandedSteps } from "#src/features/handed-on/late-handed-steps.tsx";
import { OwnOrderPage } from "#src/features/orders/own/own-order-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner/orders/$orderId")({
  loader: ({ params: { orderId } }) => {
    readEarly(() => import("#src/features/orders/data.ts").then((data) => data.readOrderPage(orderId)));
    return loadWords("orders", "orderPapers", "history", "obstacles");
  },
  component: OrderRoute,
});

/** An order of the exhibitor (ROUTE-25). */
function OrderRoute() {
  const { orderId } = Route.useParams();
  return (
    <OwnOrderPage key={orderId} orderId={orderId}>
      {(order) => <LateHandedSteps order={order} reader="exhibitor" />}
    </OwnOrderPage>
  );
}
