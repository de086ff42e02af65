import { createFileRoute } from "@tanstack/react-router";
import { FirstAccess } from "#src/features/accounts/first-access.tsx";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { LogoutButton } from "#src/layout/logout-button.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner_/first-access")({
  beforeLoad: async (match) => (await loadGuards()).guardFirstAccess(match),
  pendingMs: 0,
  loader: () => loadWords("auth", "validation", "refusals"),
  component: FirstAccessPage,
});

function FirstAccessPage() {
  const { name } = useEvent();
  return (
    <ProtectedPage>
      <AuthLayout area="partner">
        <FirstAccess eventName={name} />
        <div className="mt-6">
          <LogoutButton variant="link" />
        </div>
      </AuthLayout>
    </ProtectedPage>
  );
}
