import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { statsQuery } from "#src/features/dashboard/data.ts";
import { StaffLayout } from "#src/layout/staff-layout.tsx";
import { CallLayer } from "#src/lib/call-layer.tsx";
import { useLive } from "#src/lib/live/use-live.ts";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin")({
  beforeLoad: async (match) => (await loadGuards()).guardArea("admin", match),
  pendingMs: 0,
  loader: () => loadWords("statuses", "history", "table", "validation", "refusals", "hurdles"),
  component: StaffArea,
});

function StaffArea() {
  return (
    <ProtectedPage>
      <CallLayer>
        <StaffPages />
      </CallLayer>
    </ProtectedPage>
  );
}

function StaffPages() {
  useLive();
  return (
    <StaffLayout counts={useQuery(statsQuery).data?.waiting}>
      <Outlet />
    </StaffLayout>
  );
}
