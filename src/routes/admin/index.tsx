import { createFileRoute } from "@tanstack/react-router";
import { Dashboard } from "#src/features/dashboard/dashboard.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/admin/")({
  loader: () => loadWords("desk", "refusals", "validation"),
  component: Dashboard,
});
