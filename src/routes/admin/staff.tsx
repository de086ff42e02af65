import { createFileRoute } from "@tanstack/react-router";
import { useMemo } from "react";
import * as v from "valibot";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { StaffSearchSchema, type StaffSearch } from "#src/features/staff/list-search.ts";
import { StaffScreen } from "#src/features/staff/staff-screen.tsx";
import { may } from "#src/lib/may.ts";
import { rawSearch } from "#src/lib/raw-search.ts";
import { useSession } from "#src/lib/session.ts";
import { loadWords, useWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/staff")({
  validateSearch: rawSearch<StaffSearch>(),
  loader: () => loadWords("staff", "refusals", "validation"),
  component: Staff,
});

function Staff() {
  const navigate = Route.useNavigate();
  const raw = Route.useSearch();
  const search = useMemo(() => v.parse(StaffSearchSchema, raw), [raw]);
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "staff.manage")) {
    const { list, forbidden } = LL.staff;
    return <ForbiddenPanel page={list.title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return (
    <StaffScreen
      ownId={user.id}
      search={search}
      onSearch={(next) => void navigate({ search: next, resetScroll: false })}
    />
  );
}
