import { createFileRoute } from "@tanstack/react-router";
import { StatusPage } from "#src/features/submissions/status/status-page.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/_public/status/$token")({
  loader: () => loadWords("eoi", "refusals", "validation"),
  component: Status,
});

function Status() {
  return <StatusPage token={Route.useParams().token} />;
}
