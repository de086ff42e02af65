import { useNavigate } from "@tanstack/react-router";
import { pathAfterPasswordChange } from "#domain/accounts/landing.ts";
import type { Localised } from "#domain/locales.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { useSession } from "#src/session/session.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { changePassword } from "./change-password.ts";
import { PasswordForm } from "./password-form.tsx";
import { roleName } from "./role-name.ts";

/** The forced password change of a new partner (FA-01 to FA-09); afterwards the partner area opens (PROF-10). */
export function FirstAccess({ eventName }: { eventName?: Localised }) {
  const { LL } = useWords();
  const words = LL.auth.firstAccess;
  const { user } = useSession();
  const navigate = useNavigate();

  return (
    <>
      <PageTitle size="question" note={words.note()}>
        {words.title()}
      </PageTitle>
      <NoMailLine className="mb-6" />
      <p className="mb-6 border-y border-line py-3 text-[0.9375rem]">
        <span className="block text-sm text-quiet">{words.signedInAs()}</span>
        <span className="font-semibold">{user?.name}</span>
        <span className="text-quiet">{`, ${roleName(LL, user?.role)}`}</span>
      </p>
      <PasswordForm
        email={user?.email}
        eventName={eventName}
        words={words}
        currentHint={words.currentHint()}
        send={({ currentPassword, newPassword }) => changePassword({ currentPassword, newPassword })}
        onChanged={async () => {
          showSuccess(words.changed());
          await navigate({ to: pathAfterPasswordChange(user?.role), replace: true });
        }}
      />
    </>
  );
}
