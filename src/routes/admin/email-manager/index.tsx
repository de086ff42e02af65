import { createFileRoute } from "@tanstack/react-router";
import { type RecipientListAddress, RecipientsScreen } from "#src/features/campaigns/recipients-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/")({
  validateSearch: (address: RecipientListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/campaigns/data.ts").then((data) => data.readRecipientsAt(location.search)),
    );
    return loadWords("listing", "campaigns", "eoi", "exports", "obstacles", "deskObstacles");
  },
  component: RecipientsScreen,
});
