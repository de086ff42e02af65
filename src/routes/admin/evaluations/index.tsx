import { createFileRoute } from "@tanstack/react-router";
import {
  EvaluationList,
  type EvaluationListAddress,
} from "#src/features/evaluations/list/evaluation-list.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/evaluations/")({
  validateSearch: (address: EvaluationListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/evaluations/list/list-at.ts").then((list) => list.readListAt(location.search)),
    );
    return loadWords("listing", "evaluations", "marking", "exports", "obstacles", "deskObstacles");
  },
  component: EvaluationList,
});
