import { createFileRoute } from "@tanstack/react-router";
import { ItemPage } from "#src/features/catalogue/item-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/catalog/$itemId")({
  loader: ({ params: { itemId } }) => {
    readEarly(() => import("#src/features/catalogue/data.ts").then((data) => data.readItemPage(itemId)));
    return loadWords("listing", "catalogue", "orders", "obstacles", "deskObstacles");
  },
  component: Item,
});

function Item() {
  const { itemId } = Route.useParams();
  return <ItemPage key={itemId} id={itemId} />;
}
