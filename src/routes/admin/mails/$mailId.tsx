import { createFileRoute } from "@tanstack/react-router";
import { MailPage } from "#src/features/mails/mail-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/mails/$mailId")({
  loader: ({ params: { mailId } }) => {
    readEarly(() => import("#src/features/mails/data.ts").then((data) => data.readMailPage(mailId)));
    return loadWords("listing", "mails", "eoi", "obstacles", "deskObstacles");
  },
  component: Mail,
});

function Mail() {
  const { mailId } = Route.useParams();
  return <MailPage key={mailId} id={mailId} />;
}
