import { useWords } from "#src/lib/words/words.tsx";
import { LogoutButton } from "./logout-button.tsx";
import { ProfileLink } from "./profile-link.tsx";

/** The welcome line, the own profile and the way out (HDR-05). */
export function SignedInPerson({ name }: { name: string }) {
  const { LL } = useWords();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 animate-appear">
      <span className="max-w-36 truncate text-[0.9375rem] opacity-80 2xl:max-w-56">
        {LL.header.welcome({ name })}
      </span>
      <ProfileLink />
      <LogoutButton />
    </div>
  );
}
