import { createFileRoute } from "@tanstack/react-router";
import { SubmissionPage } from "#src/features/submissions/desk/submission-page.tsx";
import { readEarly } from "#src/lib/read-early.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/submissions/$submissionId")({
  loader: ({ params: { submissionId } }) => {
    readEarly(async () => {
      const { decisionQuery, submissionQuery } = await import("#src/features/submissions/data.ts");
      return [submissionQuery(submissionId), decisionQuery(submissionId)];
    });
    return loadWords("eoi", "moving", "submissions", "refusals", "validation");
  },
  component: Submission,
});

function Submission() {
  const { submissionId } = Route.useParams();
  return <SubmissionPage key={submissionId} id={submissionId} />;
}
