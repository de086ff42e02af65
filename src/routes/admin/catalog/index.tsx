import { createFileRoute } from "@tanstack/react-router";
import { ItemList, type ItemListAddress } from "#src/features/catalogue/item-list.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/catalog/")({
  validateSearch: (address: ItemListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/catalogue/list-at.ts").then((list) => list.readListAt(location.search)),
    );
    return loadWords(
      "listing",
      "bulk",
      "moving",
      "catalogue",
      "exports",
      "orders",
      "obstacles",
      "deskObstacles",
    );
  },
  component: ItemList,
});
