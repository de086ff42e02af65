import { useSession } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { ProfileLink } from "./profile-link.tsx";

/** The welcome line, the own profile and the way out, for somebody who is signed in (HDR-05, HDR-07). */
export function SignedInPerson() {
  const { LL } = useWords();
  const { user } = useSession();
  if (!user) return null;
  return (
    <>
      <span className="max-w-56 truncate text-[0.9375rem] text-mist">
        {LL.header.welcome({ name: user.name })}
      </span>
      <ProfileLink />
      <LogoutButton variant="onDeep" size="sm" />
    </>
  );
}
