import { createFileRoute } from "@tanstack/react-router";
import { EvaluationPage } from "#src/features/evaluations/record/evaluation-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/evaluations/$evaluationId")({
  loader: ({ params: { evaluationId } }) => {
    readEarly(() =>
      import("#src/features/evaluations/data.ts").then((data) => data.readEvaluationPage(evaluationId)),
    );
    return loadWords(
      "eoi",
      "evaluations",
      "marking",
      "submissions",
      "historyList",
      "history",
      "obstacles",
      "deskObstacles",
    );
  },
  component: Evaluation,
});

function Evaluation() {
  const { evaluationId } = Route.useParams();
  return <EvaluationPage key={evaluationId} id={evaluationId} />;
}
