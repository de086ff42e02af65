import { useNavigate } from "@tanstack/react-router";
import { Suspense, type ReactNode } from "react";
import { isStaffRole } from "#domain/actor.ts";
import { dashboardOf, pathAfterPasswordChange } from "#domain/accounts/landing.ts";
import type { Localised } from "#domain/locales.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useLive } from "#src/lib/live/use-live.ts";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { useSession } from "#src/session/session.ts";
import { loadWords, useWords } from "#src/lib/words/words.tsx";
import { queryClient } from "#src/lib/call/query-client.ts";
import { changePassword } from "../change-password.ts";
import { PasswordForm } from "../password-form.tsx";
import { ownAccountQuery } from "./data.ts";
import { AccountInfo } from "./account-info.tsx";
import { OpenSessions } from "./open-sessions.tsx";
import { OwnDetails } from "./own-details.tsx";
import { ProfileSection as Section } from "./profile-section.tsx";

/** Only the team has lists that letters move through. */
const KeyboardSection = optionalPart(async () => {
  const [part] = await Promise.all([import("./keyboard-section.tsx"), loadWords("listing")]);
  return part.KeyboardSection;
});

type ProfileProps = {
  eventName: Localised | undefined;
  /** The section with the calendar address to subscribe to. */
  calendar: ReactNode;
};

/** The own account of anybody signed in: what it is, its password, where it is open (PROF-01 to PROF-11). */
export function Profile({ eventName, calendar }: ProfileProps) {
  const { LL } = useWords();
  const { user } = useSession();
  const navigate = useNavigate();
  useLive();
  if (!user) return null;

  const isOfTeam = isStaffRole(user.role);

  async function goOn(role: string): Promise<void> {
    void queryClient.invalidateQueries(ownAccountQuery);
    showSuccess(LL.profile.password.changed());
    await navigate({ to: pathAfterPasswordChange(role) });
  }

  return (
    <div className="page pt-7 pb-24 md:pt-10">
      <PageTitle className="mb-8" above={<WayBack role={user.role} />}>
        {LL.profile.title()}
      </PageTitle>
      <Section title={LL.profile.account.title()}>
        <AccountInfo user={user} />
      </Section>
      <Section title={LL.profile.details.title()} note={LL.profile.details.note()}>
        <OwnDetails isExhibitor={user.role === "PARTNER"} />
      </Section>
      <Section place="calendar" title={LL.calendar.panel.title()} note={LL.calendar.panel.note()}>
        {calendar}
      </Section>
      <Section place="password" title={LL.profile.password.title()} note={LL.profile.password.note()}>
        <PasswordForm
          email={user.email}
          eventName={eventName}
          words={LL.profile.password}
          send={changePassword}
          onChanged={() => goOn(user.role)}
        />
      </Section>
      <Section title={LL.profile.sessions.title()} note={LL.profile.sessions.note()}>
        <OpenSessions />
      </Section>
      {isOfTeam && (
        <Suspense fallback={null}>
          <KeyboardSection />
        </Suspense>
      )}
    </div>
  );
}

/** A link back to the page that most readers came from. */
function WayBack({ role }: { role: string }) {
  const { LL } = useWords();
  const dashboard = dashboardOf(role);
  if (!dashboard) return null;
  return <BackLink to={dashboard}>{LL.actions.toDashboard()}</BackLink>;
}
