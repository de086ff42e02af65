import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { ClausesScreen } from "#src/features/settings/clauses-screen.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/settings/clauses")({
  loader: () => loadWords("settings", "orderPapers", "obstacles", "deskObstacles"),
  component: ContractClauses,
});

function ContractClauses() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "settings.update")) {
    const { clauses, forbidden } = LL.settings;
    return <ForbiddenPanel page={clauses.title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <ClausesScreen />;
}
