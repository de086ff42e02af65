import { createFileRoute, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Recovery } from "#src/features/accounts/recovery/recovery.tsx";
import { recoverySearch } from "#src/features/accounts/recovery/search.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { AuthLayout } from "#src/layout/auth-layout.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner_/recover-password")({
  validateSearch: recoverySearch,
  loader: () => loadWords("auth", "validation", "refusals"),
  component: PartnerRecovery,
});

function PartnerRecovery() {
  const { code } = Route.useSearch();
  const navigate = useNavigate();
  useEffect(() => {
    if (code !== undefined) void navigate({ to: "/partner/recover-password", search: {}, replace: true });
  }, [code, navigate]);
  return (
    <AuthLayout area="partner">
      <Recovery area="partner" linkedCode={code} eventName={useEvent().name} />
    </AuthLayout>
  );
}
