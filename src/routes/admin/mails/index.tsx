import { createFileRoute } from "@tanstack/react-router";
import { type MailListAddress, MailsScreen } from "#src/features/mails/mails-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/mails/")({
  validateSearch: (address: MailListAddress) => address,
  loader: ({ location }) => {
    readEarly(() => import("#src/features/mails/data.ts").then((data) => data.readMailsAt(location.search)));
    return loadWords("listing", "mails", "bulk", "moving", "eoi", "exports", "obstacles", "deskObstacles");
  },
  component: MailsScreen,
});
