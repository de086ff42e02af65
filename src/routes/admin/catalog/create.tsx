import { createFileRoute } from "@tanstack/react-router";
import { NewItemPage } from "#src/features/catalogue/new-item-page.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/catalog/create")({
  loader: () => loadWords("listing", "catalogue", "orders", "obstacles", "deskObstacles"),
  component: NewItemPage,
});
