import { createFileRoute } from "@tanstack/react-router";
import { ConfirmEmail } from "#src/features/accounts/confirm-email.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/confirm-email/$token")({
  loader: () => loadWords("profile", "auth", "refusals", "validation"),
  component: Confirm,
});

function Confirm() {
  const { token } = Route.useParams();
  return (
    <CallLayer>
      <ConfirmEmail token={token} />
    </CallLayer>
  );
}
