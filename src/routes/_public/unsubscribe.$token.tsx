import { createFileRoute } from "@tanstack/react-router";
import { OptOut } from "#src/features/opt-out/opt-out.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/unsubscribe/$token")({
  loader: () => loadWords("optOut"),
  component: Unsubscribe,
});

function Unsubscribe() {
  const { token } = Route.useParams();
  return <OptOut token={token} />;
}
