import { createFileRoute } from "@tanstack/react-router";
import { ImportPage, type ImportRowsAddress } from "#src/features/imports/import-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/catalog/import/$importId")({
  validateSearch: (address: ImportRowsAddress) => address,
  loader: ({ params: { importId } }) => {
    readEarly(() => import("#src/features/imports/data.ts").then((data) => data.readImport(importId)));
    return loadWords("listing", "imports", "catalogue", "orders", "obstacles", "deskObstacles");
  },
  component: Import,
});

function Import() {
  const { importId } = Route.useParams();
  return <ImportPage key={importId} id={importId} />;
}
