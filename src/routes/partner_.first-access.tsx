import { createFileRoute } from "@tanstack/react-router";
import { FirstAccess } from "#src/features/accounts/first-access.tsx";
import { useEvent } from "#src/features/event/data.ts";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { LogoutButton } from "#src/layout/logout-button.tsx";
import { guardFirstAccess, useGuardOnLoss } from "#src/lib/guards.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/partner_/first-access")({
  beforeLoad: guardFirstAccess,
  pendingMs: 0,
  loader: () => loadWords("auth", "validation", "refusals"),
  component: FirstAccessPage,
});

function FirstAccessPage() {
  useGuardOnLoss();
  return (
    <AuthLayout area="partner">
      <FirstAccess eventName={useEvent()?.name} />
      <div className="mt-6">
        <LogoutButton variant="link" />
      </div>
    </AuthLayout>
  );
}
