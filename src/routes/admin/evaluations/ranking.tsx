import { createFileRoute } from "@tanstack/react-router";
import { Ranking, type RankingAddress } from "#src/features/evaluations/ranking/ranking.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/evaluations/ranking")({
  validateSearch: (address: RankingAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/evaluations/ranking/ranking-at.ts").then((list) =>
        list.readRankingAt(location.search),
      ),
    );
    return loadWords(
      "listing",
      "evaluations",
      "marking",
      "ranking",
      "decisions",
      "bulk",
      "moving",
      "exports",
      "obstacles",
      "deskObstacles",
    );
  },
  component: Ranking,
});
