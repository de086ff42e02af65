import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { isStaffRole } from "#domain/actor.ts";
import { Button, type ButtonProps } from "#src/components/ui/button.tsx";
import { useSession } from "#src/lib/session.ts";
import { cn } from "#src/lib/cn.ts";
import { useWords } from "#src/lib/words.tsx";

/** Ends the session and goes to the login of the person's own kind; reads "Logging out..." meanwhile (HDR-06). */
export function LogoutButton({ className, ...props }: Pick<ButtonProps, "variant" | "size" | "className">) {
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
    <Button
      {...props}
      className={cn("min-w-22", className)}
      onClick={() => void leave()}
      disabled={isPending}
      aria-busy={isPending || undefined}
    >
      {isPending ? LL.actions.loggingOut() : LL.actions.logout()}
    </Button>
  );
}

/** AUTH-24 to AUTH-26; anybody else goes home. */
function loginOf(role: string | undefined): "/admin/login" | "/partner/login" | "/" {
  if (isStaffRole(role)) return "/admin/login";
  return role === "PARTNER" ? "/partner/login" : "/";
}
