import { createFileRoute } from "@tanstack/react-router";
import { Profile } from "#src/features/accounts/profile/profile.tsx";
import { useEvent } from "#src/features/event/data.ts";
import { guardSignedIn, useGuardOnLoss } from "#src/lib/guards.tsx";
import { loadWords } from "#src/lib/words.tsx";

export const Route = createFileRoute("/_public/profile")({
  beforeLoad: guardSignedIn,
  pendingMs: 0,
  loader: () => loadWords("profile", "auth", "validation", "refusals"),
  component: ProfilePage,
});

function ProfilePage() {
  useGuardOnLoss();
  return <Profile eventName={useEvent()?.name} />;
}
