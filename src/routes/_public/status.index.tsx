import { createFileRoute } from "@tanstack/react-router";
import { LostLink } from "#src/features/submissions/status/lost-link.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useSupportEmail } from "#src/lib/event/use-support-email.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/status/")({
  loader: () => loadWords("applicant", "refusals", "validation", "obstacles"),
  component: LostStatus,
});

/** Where who lost the mail with the link gets it again. */
function LostStatus() {
  return (
    <CallLayer>
      <div className="page section">
        <LostLink email={useSupportEmail()} isPage />
      </div>
    </CallLayer>
  );
}
