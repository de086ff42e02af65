import { createFileRoute } from "@tanstack/react-router";
import { SideBySide } from "#src/features/submissions/duplicates/side-by-side.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/submissions/$submissionId_/compare/$otherId")({
  loader: ({ params: { submissionId } }) => {
    readEarly(() =>
      import("#src/features/submissions/duplicates/data.ts").then((data) =>
        data.readDuplicates(submissionId),
      ),
    );
    return loadWords("duplicates", "eoi", "submissions", "obstacles", "deskObstacles");
  },
  component: Compare,
});

function Compare() {
  const { submissionId, otherId } = Route.useParams();
  return <SideBySide key={`${submissionId} ${otherId}`} id={submissionId} otherId={otherId} />;
}
