import { createFileRoute } from "@tanstack/react-router";
import { ImportStart } from "#src/features/imports/import-start.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/catalog/import/")({
  loader: () => {
    readEarly(() => import("#src/features/imports/data.ts").then((data) => data.readStart()));
    return loadWords("listing", "imports", "catalogue", "orders", "obstacles", "deskObstacles");
  },
  component: ImportStart,
});
