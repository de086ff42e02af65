import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useStats } from "#src/features/dashboard/data.ts";
import { StaffLayout } from "#src/layout/staff-layout.tsx";
import { guardArea, useGuardOnLoss } from "#src/lib/guards.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin")({
  beforeLoad: (match) => guardArea("admin", match),
  pendingMs: 0,
  loader: () => loadWords("validation", "refusals"),
  component: StaffArea,
});

function StaffArea() {
  useGuardOnLoss();
  return (
    <StaffLayout counts={useStats().data?.waiting}>
      <Outlet />
    </StaffLayout>
  );
}
