import { DefinitionList } from "#src/components/definition-list.tsx";
import type { SessionUser } from "#src/session/user.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { roleName } from "../role-name.ts";

/** Name, e-mail, role and account status (PROF-01 to PROF-03). */
export function AccountInfo({ user }: { user: SessionUser }) {
  const { LL } = useWords();
  const words = LL.profile.account;
  return (
    <DefinitionList
      className="self-start"
      items={[
        { key: "name", term: words.name(), description: user.name },
        { key: "email", term: words.email(), description: user.email },
        { key: "role", term: words.role(), description: roleName(LL, user.role) },
        {
          key: "status",
          term: words.status(),
          description: user.firstLogin ? words.firstLogin() : words.active(),
        },
      ]}
    />
  );
}
