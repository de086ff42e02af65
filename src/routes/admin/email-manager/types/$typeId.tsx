import { createFileRoute } from "@tanstack/react-router";
import { TypePage } from "#src/features/campaigns/letter-types/letter-type-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/types/$typeId")({
  loader: ({ params: { typeId } }) => {
    readEarly(() => import("#src/features/campaigns/data.ts").then((data) => data.readType(typeId)));
    return loadWords("listing", "campaigns", "obstacles", "deskObstacles");
  },
  component: Type,
});

function Type() {
  const { typeId } = Route.useParams();
  return <TypePage key={typeId} id={typeId} />;
}
