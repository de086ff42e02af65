import { createFileRoute } from "@tanstack/react-router";
import { PasswordField } from "#src/features/accounts/password-field.tsx";
import { PasswordRules } from "#src/features/accounts/password-rules.tsx";
import { InvitationPage } from "#src/features/colleagues/invitation/invitation-page.tsx";
import { useEvent } from "#src/features/event/data.ts";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { findUser } from "#src/lib/session.ts";
import { readSession } from "#src/lib/session-store.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/partner_/invitation/$token")({
  // Whoever was signed in here is asked after first, so that a session past its minutes is renewed before the link is read.
  beforeLoad: async () => {
    if (readSession().isAuthenticated) await findUser();
  },
  loader: () => loadWords("colleagues", "auth", "validation", "refusals"),
  component: Invitation,
});

/** A colleague's one-time link; open to everybody who holds it. */
function Invitation() {
  return (
    <AuthLayout area="partner">
      <InvitationPage
        token={Route.useParams().token}
        eventName={useEvent()?.name}
        PasswordField={PasswordField}
        PasswordRules={PasswordRules}
      />
    </AuthLayout>
  );
}
