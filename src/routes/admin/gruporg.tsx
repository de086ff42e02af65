import { createFileRoute } from "@tanstack/react-router";
import { Reviews } from "#src/features/evaluations/queue/reviews.tsx";
import { Application } from "#src/features/submissions/desk/application.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/gruporg")({
  validateSearch: ({ submission }: { submission?: string }) => ({
    ...(typeof submission === "string" && { submission }),
  }),
  loader: ({ location }) => {
    const { submission } = location.search as { submission?: string };
    readEarly(async () => {
      const [queue, applications] = await Promise.all([
        import("#src/features/evaluations/data.ts"),
        import("#src/features/submissions/data.ts"),
      ]);
      const id = await queue.readQueue(submission);
      if (id) await applications.readApplication(id);
    });
    return loadWords("listing", "eoi", "submissions", "evaluations", "obstacles", "deskObstacles");
  },
  component: Queue,
});

function Queue() {
  const { submission } = Route.useSearch();
  return <Reviews named={submission} renderApplication={(id) => <Application submissionId={id} />} />;
}
