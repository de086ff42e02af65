import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { isPart } from "#src/features/settings/is-part.ts";
import { PartScreen } from "#src/features/settings/part-screen.tsx";
import { leadToDashboard } from "#src/layout/no-page.ts";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/settings/$part")({
  // Not before the load, whose code travels in the application.
  loader: (asked) =>
    isPart(asked.params.part)
      ? loadWords("settings", "historyList", "evaluations", "briefing", "obstacles", "deskObstacles")
      : leadToDashboard("/admin", asked),
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
  return isPart(part) && <PartScreen key={part} part={part} />;
}
