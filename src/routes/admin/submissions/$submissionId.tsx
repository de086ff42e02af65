import { createFileRoute } from "@tanstack/react-router";
import { SubmissionEvaluations } from "#src/features/evaluations/submission-evaluations.tsx";
import { SubmissionPage } from "#src/features/submissions/desk/submission-page.tsx";
import { readEarly } from "#src/lib/read-early.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/submissions/$submissionId")({
  loader: ({ params: { submissionId } }) => {
    readEarly(() =>
      import("#src/features/submissions/data.ts").then((data) => data.readSubmissionPage(submissionId)),
    );
    return loadWords("briefing", "eoi", "evaluations", "moving", "submissions", "refusals", "validation");
  },
  component: Submission,
});

function Submission() {
  const { submissionId } = Route.useParams();
  return (
    <SubmissionPage
      key={submissionId}
      id={submissionId}
      evaluations={<SubmissionEvaluations submissionId={submissionId} />}
    />
  );
}
