import { createFileRoute } from "@tanstack/react-router";
import { Profile } from "#src/features/accounts/profile/profile.tsx";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { CalendarPanel } from "#src/features/calendar/calendar-panel.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** The profile on the public pages, for whoever is signed in (ROUTE-07, GRD-05). */
export const Route = createFileRoute("/_public/profile")({
  beforeLoad: async () => (await loadGuards()).guardSignedIn(),
  pendingMs: 0,
  // What is ready shows: by default what stands for it would be held for a fifth of a second.
  pendingMinMs: 0,
  loader: () => {
    readEarly(() => import("#src/features/accounts/profile/data.ts").then((data) => data.readProfile()));
    readEarly(() => import("#src/features/calendar/data.ts").then((data) => data.readCalendar()));
    return loadWords("partner", "profile", "calendar", "auth", "validation", "refusals", "obstacles");
  },
  component: ProfilePage,
});

function ProfilePage() {
  const event = useEvent();
  return (
    <ProtectedPage>
      <CallLayer>
        <Profile eventName={event.name} calendar={<CalendarPanel />} />
      </CallLayer>
    </ProtectedPage>
  );
}
