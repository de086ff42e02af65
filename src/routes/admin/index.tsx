import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/features/dashboard/dashboard.tsx";
import { LastEvents } from "#src/features/history/last-events.tsx";
import { readEarly } from "#src/lib/read-early.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/")({
  loader: () => {
    readEarly(() => import("#src/features/dashboard/data.ts").then((data) => data.readDashboard()));
    return loadWords("desk", "historyList", "refusals", "validation");
  },
  component: () => <Dashboard events={<LastEvents />} />,
});
