import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { OpeningScreen } from "#src/features/opening/opening-screen.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/opening")({
  loader: () => loadWords("opening", "settings", "obstacles", "deskObstacles"),
  component: BeforeOpening,
});

function BeforeOpening() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "settings.update")) {
    const { forbidden } = LL.settings;
    return <ForbiddenPanel page={LL.opening.title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <OpeningScreen />;
}
