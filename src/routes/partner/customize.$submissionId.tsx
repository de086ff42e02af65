import { createFileRoute } from "@tanstack/react-router";
import { NewOrderPage } from "#src/features/orders/wizard/wizard-page.tsx";
import { loadWizard } from "#src/features/orders/wizard/load-wizard.ts";
import { readWizardSearch } from "#src/features/orders/wizard/steps/wizard-search.ts";
import { useOwnSubmission } from "#src/features/partner-home/data.ts";

export const Route = createFileRoute("/partner/customize/$submissionId")({
  validateSearch: readWizardSearch,
  loader: () => loadWizard(),
  component: NewOrderRoute,
});

/** ROUTE-23: a new order for an own submission. */
function NewOrderRoute() {
  const { submissionId } = Route.useParams();
  const { draft, stand, fitting } = Route.useSearch();
  return (
    <NewOrderPage
      key={`${submissionId} ${stand ?? ""}`}
      area="partner"
      reading={useOwnSubmission(submissionId)}
      draftId={draft}
      standId={stand}
      isFitting={fitting}
    />
  );
}
