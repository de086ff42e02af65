import { createFileRoute } from "@tanstack/react-router";
import { SubmissionEvaluations } from "#src/features/evaluations/submission-evaluations.tsx";
import { TeamNotes } from "#src/features/notes/team-notes.tsx";
import type { SubmissionListAddress } from "#src/features/submissions/desk/list-at.ts";
import { SubmissionPage } from "#src/features/submissions/desk/submission-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/submissions/$submissionId")({
  // The list somebody came from, for the links back and to its neighbours.
  validateSearch: (address: SubmissionListAddress) => address,
  loader: ({ params: { submissionId }, location }) => {
    readEarly(() =>
      import("#src/features/submissions/data.ts").then((data) =>
        data.readSubmissionPage(submissionId, location.search),
      ),
    );
    readEarly(() =>
      import("#src/features/submissions/duplicates/data.ts").then((data) =>
        data.readDuplicates(submissionId),
      ),
    );
    readEarly(() => import("#src/features/evaluations/data.ts").then((data) => data.readCard(submissionId)));
    readEarly(() => import("#src/features/notes/data.ts").then((data) => data.readNotes(submissionId)));
    return loadWords(
      "briefing",
      "duplicates",
      "eoi",
      "evaluations",
      "moving",
      "submissions",
      "teamNotes",
      "obstacles",
      "deskObstacles",
    );
  },
  component: Submission,
});

function Submission() {
  const { submissionId } = Route.useParams();
  return (
    <SubmissionPage
      key={submissionId}
      id={submissionId}
      list={Route.useSearch()}
      evaluations={<SubmissionEvaluations submissionId={submissionId} />}
      notes={<TeamNotes of={{ kind: "submission", id: submissionId }} isRuled className="mb-8" />}
    />
  );
}
