import { Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { hasSessionHint } from "#src/session/hint.ts";
import type { SessionUser } from "#src/session/user.ts";

/** Signing out and what belongs to it are fetched only for somebody who is signed in. */
const SignedInPerson = optionalPart(async () => (await import("./signed-in-person.tsx")).SignedInPerson);

type SessionStore = typeof import("#src/session/store.ts");
let loaded: SessionStore | undefined;

/** Who is signed in; nobody while a page is taken over. What knows it is fetched only when there may be somebody. */
export function useSignedInUser(): SessionUser | null {
  const [store, setStore] = useState(loaded);
  useEffect(() => {
    if (store) return undefined;
    function look(): void {
      if (!hasSessionHint()) return;
      import("#src/session/store.ts").then(
        (module) => {
          loaded = module;
          setStore(module);
        },
        () => undefined, // The page can be read without a session.
      );
    }
    look();
    window.addEventListener("storage", look);
    return () => window.removeEventListener("storage", look);
  }, [store]);
  return useSyncExternalStore(
    store?.subscribeToSession ?? hearNothing,
    () => store?.readSession().user ?? null,
    () => null,
  );
}

function hearNothing(): () => void {
  return () => undefined;
}

/** The place of the signed-in person in header and menu; nothing for anybody else (HDR-07). */
export function SignedIn() {
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <Suspense fallback={null}>
      <SignedInPerson name={user.name} />
    </Suspense>
  );
}
