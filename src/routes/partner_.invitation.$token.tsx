import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "#src/features/colleagues/invitation/invitation-page.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { hasSessionHint } from "#src/session/hint.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner_/invitation/$token")({
  // Reads the session of whoever was signed in here first, so that a session past its minutes is renewed before the link is read.
  beforeLoad: async () => {
    if (!hasSessionHint()) return;
    const { findUser } = await import("#src/session/session.ts");
    await findUser();
  },
  loader: () => loadWords("colleagues", "auth", "validation", "refusals", "obstacles"),
  component: Invitation,
});

/** A colleague's one-time link; open to everybody who holds it. */
function Invitation() {
  const { token } = Route.useParams();
  const { name } = useEvent();
  return (
    <AuthLayout area="partner">
      <CallLayer>
        <InvitationPage token={token} eventName={name} />
      </CallLayer>
    </AuthLayout>
  );
}
