import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/features/dashboard/dashboard.tsx";
import { readEarly } from "#src/lib/read-early.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/")({
  loader: () => {
    readEarly(() => import("#src/features/dashboard/data.ts").then((data) => data.readStats()));
    return loadWords("desk", "refusals", "validation");
  },
  component: Dashboard,
});
