import { createFileRoute } from "@tanstack/react-router";
import { NewOrderPage } from "#src/features/orders/wizard/wizard-page.tsx";
import { loadWizard } from "#src/features/orders/wizard/load-wizard.ts";
import { readWizardSearch } from "#src/features/orders/wizard/steps/wizard-search.ts";
import { useSubmissionToOrder } from "#src/features/submissions/data.ts";

export const Route = createFileRoute("/admin/orders/create/$submissionId")({
  validateSearch: readWizardSearch,
  loader: () => loadWizard("deskObstacles"),
  component: NewOrderRoute,
});

/** ROUTE-17: an order on behalf of a submission. */
function NewOrderRoute() {
  const { submissionId } = Route.useParams();
  const { draft, stand } = Route.useSearch();
  return (
    <NewOrderPage
      key={`${submissionId} ${stand ?? ""}`}
      area="staff"
      reading={useSubmissionToOrder(submissionId)}
      draftId={draft}
      standId={stand}
    />
  );
}
