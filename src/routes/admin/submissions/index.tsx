import { createFileRoute } from "@tanstack/react-router";
import type { SubmissionListAddress } from "#src/features/submissions/desk/list-at.ts";
import { SubmissionList } from "#src/features/submissions/desk/submission-list.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/submissions/")({
  validateSearch: (address: SubmissionListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/submissions/desk/list-at.ts").then((list) => list.readListAt(location.search)),
    );
    return loadWords(
      "listing",
      "bulk",
      "moving",
      "eoi",
      "submissions",
      "exports",
      "obstacles",
      "deskObstacles",
    );
  },
  component: SubmissionList,
});
