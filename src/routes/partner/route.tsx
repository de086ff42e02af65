import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { PartnerFrame } from "./-partner-frame.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useLive } from "#src/lib/live/use-live.ts";
import { loadGuards } from "#src/session/load-guards.ts";
import { readEarly } from "#src/lib/call/read-early.ts";
import { useLateWords } from "#src/lib/words/late-words.ts";
import { useOwnWords } from "#src/features/catalogue/use-own-words.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** The words of refusals behind the sign-in. */
const LATE_WORDS = ["obstacles"] as const;

export const Route = createFileRoute("/partner")({
  beforeLoad: async (match) => (await loadGuards()).guardArea("partner", match),
  pendingMs: 0,
  // What is ready shows: by default what stands for it would be held for a fifth of a second.
  pendingMinMs: 0,
  loader: () => {
    readEarly(() => import("#src/features/partner-home/data.ts").then((data) => data.readOwnSubmissions()));
    return loadWords("partner", "statuses", "table");
  },
  component: PartnerArea,
});

function PartnerArea() {
  return (
    <ProtectedPage>
      <CallLayer>
        <PartnerPages />
      </CallLayer>
    </ProtectedPage>
  );
}

function PartnerPages() {
  useLive();
  useLateWords(LATE_WORDS);
  useOwnWords();
  return (
    <PartnerFrame>
      <Outlet />
    </PartnerFrame>
  );
}
