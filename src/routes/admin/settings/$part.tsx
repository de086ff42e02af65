import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { isPart } from "#src/features/settings/is-part.ts";
import { PartScreen } from "#src/features/settings/part-screen.tsx";
import { NoPage } from "#src/layout/no-page.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/settings/$part")({
  loader: () => loadWords("settings", "historyList", "evaluations", "briefing", "obstacles", "deskObstacles"),
  component: Part,
});

function Part() {
  const { LL } = useWords();
  const { user } = useSession();
  const { part } = Route.useParams();
  if (!user || !may(user, "settings.update")) {
    const { title, forbidden } = LL.settings;
    return <ForbiddenPanel page={title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return isPart(part) ? <PartScreen key={part} part={part} /> : <NoPage area="/admin" />;
}
