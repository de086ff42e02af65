import { useQuery } from "@tanstack/react-query";
import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEffect } from "react";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { statsQuery } from "#src/features/dashboard/data.ts";
import { fetchListKit } from "#src/features/dashboard/fetch-list-kit.ts";
import { usePalette } from "#src/features/palette/use-palette.tsx";
import { STAFF_NAVIGATION } from "#src/layout/staff-navigation.ts";
import { StaffLayout } from "#src/layout/staff-layout.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useLive } from "#src/lib/live/use-live.ts";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin")({
  beforeLoad: async (match) => (await loadGuards()).guardArea("admin", match),
  pendingMs: 0,
  loader: () =>
    loadWords(
      "statuses",
      "history",
      "table",
      "listing",
      "validation",
      "refusals",
      "obstacles",
      "deskObstacles",
    ),
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
  useEffect(fetchListKit, []);
  const { open, palette } = usePalette(STAFF_NAVIGATION);
  return (
    <>
      <StaffLayout counts={useQuery(statsQuery).data?.waiting} onFind={open}>
        <Outlet />
      </StaffLayout>
      {palette}
    </>
  );
}
