import { createFileRoute } from "@tanstack/react-router";
import { Profile } from "#src/features/accounts/profile/profile.tsx";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { useEvent } from "#src/lib/event/event.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/_public/profile")({
  beforeLoad: async () => (await loadGuards()).guardSignedIn(),
  pendingMs: 0,
  loader: () => loadWords("profile", "auth", "validation", "refusals", "obstacles"),
  component: ProfilePage,
});

function ProfilePage() {
  const { name } = useEvent();
  return (
    <ProtectedPage>
      <CallLayer>
        <Profile eventName={name} />
      </CallLayer>
    </ProtectedPage>
  );
}
