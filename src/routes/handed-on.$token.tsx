import { createFileRoute } from "@tanstack/react-router";
import { HandedOnPage } from "#src/features/handed-on/handed-on-page.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/handed-on/$token")({
  loader: () => loadWords("handedOn", "statuses", "validation", "refusals", "obstacles"),
  component: HandedOn,
});

/** One step of an order, for whoever holds its link. */
function HandedOn() {
  const { token } = Route.useParams();
  return (
    <AuthLayout area="partner">
      <CallLayer>
        <HandedOnPage token={token} />
      </CallLayer>
    </AuthLayout>
  );
}
