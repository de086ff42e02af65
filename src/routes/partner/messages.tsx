import { createFileRoute } from "@tanstack/react-router";
import { OwnMails } from "#src/features/own-mails/own-mails.tsx";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/partner/messages")({
  loader: () => loadWords("ownMails"),
  component: OwnMails,
});
