import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { SettingsScreen } from "#src/features/settings/settings-screen.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/settings/")({
  loader: () => loadWords("settings", "historyList", "evaluations", "briefing", "obstacles", "deskObstacles"),
  component: Settings,
});

function Settings() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "settings.update")) {
    const { title, forbidden } = LL.settings;
    return <ForbiddenPanel page={title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <SettingsScreen />;
}
