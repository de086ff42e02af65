import { createFileRoute } from "@tanstack/react-router";
import { TypesScreen } from "#src/features/campaigns/letter-types/letter-types-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/letter-types/")({
  loader: () => {
    readEarly(() => import("#src/features/campaigns/data.ts").then((data) => data.readTypes()));
    return loadWords("listing", "campaigns", "obstacles", "deskObstacles");
  },
  component: TypesScreen,
});
