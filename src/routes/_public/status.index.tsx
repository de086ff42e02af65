import { createFileRoute } from "@tanstack/react-router";
import { LostLink } from "#src/features/submissions/status/lost-link.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { loadWords, useWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/status/")({
  loader: () => loadWords("applicant", "refusals", "validation", "obstacles"),
  component: LostStatus,
});

/** The page to get a lost status link again. */
function LostStatus() {
  const { locale } = useWords();
  const { support } = useEvent();
  return (
    <CallLayer>
      <div className="page section">
        <LostLink email={locale === "pt" ? support.pt : support.other} isPage />
      </div>
    </CallLayer>
  );
}
