import { createFileRoute } from "@tanstack/react-router";
import { EditOrderPage } from "#src/features/orders/wizard/wizard-page.tsx";
import { loadWizard } from "#src/features/orders/wizard/load-wizard.ts";
import { readStepSearch } from "#src/features/orders/wizard/steps/wizard-search.ts";
import { useHoldsMany } from "#src/features/partner-home/data.ts";

export const Route = createFileRoute("/partner/orders/edit/$orderId")({
  validateSearch: readStepSearch,
  loader: () => loadWizard(),
  component: EditOrderRoute,
});

/** ROUTE-26: an own order, opened again while it is pending. */
function EditOrderRoute() {
  const { orderId } = Route.useParams();
  return <EditOrderPage key={orderId} orderId={orderId} isOneOfMany={useHoldsMany()} />;
}
