import { createFileRoute } from "@tanstack/react-router";
import { TypePage } from "#src/features/campaigns/letter-types/letter-type-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/letter-types/$letterTypeId")({
  loader: ({ params: { letterTypeId } }) => {
    readEarly(() => import("#src/features/campaigns/data.ts").then((data) => data.readType(letterTypeId)));
    return loadWords("listing", "campaigns", "obstacles", "deskObstacles");
  },
  component: LetterType,
});

function LetterType() {
  const { letterTypeId } = Route.useParams();
  return <TypePage key={letterTypeId} id={letterTypeId} />;
}
