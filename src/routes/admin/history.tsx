import { createFileRoute } from "@tanstack/react-router";
import { type HistoryAddress, HistoryScreen } from "#src/features/history/history-screen.tsx";
import { TOLD_ROOMS } from "#src/features/history/told-rooms.ts";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/history")({
  validateSearch: (address: HistoryAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/history/data.ts").then((data) => data.readHistoryAt(location.search)),
    );
    return loadWords(
      "listing",
      "historyList",
      "exports",
      "eoi",
      "submissions",
      ...TOLD_ROOMS,
      "obstacles",
      "deskObstacles",
    );
  },
  component: HistoryScreen,
});
