import { createFileRoute, Outlet } from "@tanstack/react-router";
import { PartnerLayout } from "#src/layout/partner-layout.tsx";
import { guardArea, useGuardOnLoss } from "#src/lib/guards.tsx";
import { trpc } from "#src/lib/trpc.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/partner")({
  beforeLoad: (match) => guardArea("partner", match),
  pendingMs: 0,
  loader: () => loadWords("validation", "refusals"),
  component: PartnerArea,
});

function PartnerArea() {
  useGuardOnLoss();
  const { data: submissions = [] } = trpc.submissions.mine.useQuery();
  const organisations = [...new Set(submissions.map(({ institutionName }) => institutionName))];
  return (
    <PartnerLayout organisation={organisations.join(", ")}>
      <Outlet />
    </PartnerLayout>
  );
}
