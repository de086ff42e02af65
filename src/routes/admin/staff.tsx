import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { StaffScreen, type StaffListAddress } from "#src/features/staff/staff-screen.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/staff")({
  validateSearch: (address: StaffListAddress) => address,
  loader: () => loadWords("listing", "staff", "exports", "obstacles", "deskObstacles"),
  component: Staff,
});

function Staff() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "staff.manage")) {
    const { list, forbidden } = LL.staff;
    return <ForbiddenPanel page={list.title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <StaffScreen ownId={user.id} />;
}
