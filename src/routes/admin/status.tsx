import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { PortalStatus } from "#src/features/portal-status/portal-status.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/status")({
  loader: () => loadWords("portalStatus", "obstacles", "deskObstacles"),
  component: Status,
});

function Status() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "portal.watch")) {
    const { title, forbidden } = LL.portalStatus;
    return <ForbiddenPanel page={title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <PortalStatus />;
}
