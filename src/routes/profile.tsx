import { createFileRoute } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { Profile } from "#src/features/accounts/profile/profile.tsx";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { CalendarPanel } from "#src/features/calendar/calendar-panel.tsx";
import { PartnerFrame } from "./partner/-partner-frame.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { useEvent } from "#src/lib/event/event.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords } from "#src/lib/words/words.tsx";
import { DESK_WORDS } from "./admin/-desk-words.ts";

/** The team's alone, and so no part of an exhibitor's page. */
const DeskFrame = lazy(async () => {
  const words = loadWords(...DESK_WORDS, "listing");
  const [{ DeskFrame: frame }] = await Promise.all([import("./admin/-desk-frame.tsx"), words]);
  return { default: frame };
});

export const Route = createFileRoute("/profile")({
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

/** In the frame of the area that its reader works in. */
function ProfilePage() {
  const event = useEvent();
  const { user } = useSession();
  // A session that ends leaves the page as it is, under the question for the password.
  const [isOfTeam] = useState(user ? user.role !== "PARTNER" : false);
  const profile = <Profile eventName={event.name} calendar={<CalendarPanel />} />;
  return (
    <ProtectedPage>
      <CallLayer>
        {isOfTeam ? (
          <Suspense fallback={<SpinnerArea />}>
            <DeskFrame>{profile}</DeskFrame>
          </Suspense>
        ) : (
          <PartnerFrame>{profile}</PartnerFrame>
        )}
      </CallLayer>
    </ProtectedPage>
  );
}
