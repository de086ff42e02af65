import type { ReactNode } from "react";
import { useGuardOnLoss } from "#src/session/guards.tsx";
import { SignInAgain } from "./sign-in-again.tsx";

/** Around every page behind a guard: a session that is lost under it asks to sign in again, over the page as it is. */
export function ProtectedPage({ children }: { children: ReactNode }) {
  useGuardOnLoss();
  return (
    <>
      {children}
      <SignInAgain />
    </>
  );
}
