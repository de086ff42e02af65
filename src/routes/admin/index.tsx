import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/features/dashboard/dashboard.tsx";
import { readEarly } from "#src/lib/read-early.ts";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/")({
  loader: () => {
    readEarly(async () => {
      const { statsQuery } = await import("#src/features/dashboard/data.ts");
      return [statsQuery];
    });
    return loadWords("desk", "refusals", "validation");
  },
  component: Dashboard,
});
