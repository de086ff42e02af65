import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isStaffRole } from "#domain/actor.ts";
import { buttonLink } from "#src/components/button-link.ts";
import { useSession } from "#src/lib/session.ts";
import { useWords } from "#src/lib/words.tsx";

/** As a word on paper, or as a small button on forest. */
const LOOKS = {
  link: "link rounded-sm disabled:text-quiet disabled:no-underline",
  onDeep: `${buttonLink("onDeep", "sm")} min-w-22`,
} as const;

/** Ends the session and goes to the login of the person's own kind; reads "Logging out..." meanwhile (HDR-06). */
export function LogoutButton({ variant = "onDeep" }: { variant?: keyof typeof LOOKS }) {
  const { LL } = useWords();
  const { user, logout } = useSession();
  const navigate = useNavigate();
  const [isPending, setIsPending] = useState(false);

  async function leave(): Promise<void> {
    const login = loginOf(user?.role);
    setIsPending(true);
    try {
      await logout();
      await navigate({ to: login });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <button
      type="button"
      className={LOOKS[variant]}
      onClick={() => void leave()}
      disabled={isPending}
      aria-busy={isPending || undefined}
    >
      {isPending ? LL.actions.loggingOut() : LL.actions.logout()}
    </button>
  );
}

/** AUTH-24 to AUTH-26; anybody else goes home. */
function loginOf(role: string | undefined): "/admin/login" | "/partner/login" | "/" {
  if (isStaffRole(role)) return "/admin/login";
  return role === "PARTNER" ? "/partner/login" : "/";
}
