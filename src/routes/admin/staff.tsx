import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/features/staff/forbidden-panel.tsx";
import { StaffSearchSchema } from "#src/features/staff/list-search.ts";
import { StaffScreen } from "#src/features/staff/staff-screen.tsx";
import { may } from "#src/lib/may.ts";
import { useSession } from "#src/lib/session.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/staff")({
  validateSearch: StaffSearchSchema,
  loader: () => loadWords("staff", "refusals", "validation"),
  component: Staff,
});

function Staff() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const { user } = useSession();
  if (!user || !may(user, "staff.manage")) return <ForbiddenPanel />;
  return (
    <StaffScreen
      ownId={user.id}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
