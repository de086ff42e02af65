import { createFileRoute } from "@tanstack/react-router";
import { ForbiddenPanel } from "#src/components/forbidden-panel.tsx";
import { AssignmentScreen } from "#src/features/evaluations/assignment/assignment-screen.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { may } from "#src/session/may.ts";
import { useSession } from "#src/session/session.ts";

export const Route = createFileRoute("/admin/evaluations/assignment")({
  loader: () => loadWords("listing", "assignment", "marking", "obstacles", "deskObstacles"),
  component: Assignment,
});

function Assignment() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user || !may(user, "evaluations.assign")) {
    const { title, forbidden } = LL.assignment;
    return <ForbiddenPanel page={title()} title={forbidden.title()} text={forbidden.text()} />;
  }
  return <AssignmentScreen />;
}
