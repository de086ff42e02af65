import { createFileRoute } from "@tanstack/react-router";
import { StatusPage } from "#src/features/submissions/status/status-page.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/status/$token")({
  loader: () => loadWords("statuses", "eoi", "applicant", "refusals", "validation", "obstacles"),
  component: Status,
});

function Status() {
  const { token } = Route.useParams();
  return (
    <CallLayer>
      <StatusPage token={token} />
    </CallLayer>
  );
}
