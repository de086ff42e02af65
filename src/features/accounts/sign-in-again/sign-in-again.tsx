import { useRouter } from "@tanstack/react-router";
import { useEffect, useState, useSyncExternalStore } from "react";
import { onFirstTouch } from "#src/lib/page/first-touch.ts";
import { useGuardOnOtherTabs } from "#src/session/guards.tsx";
import { useLoss } from "#src/session/session.ts";
import { giveUpSession, hasProtectedPage, readLoss, subscribeToSession } from "#src/session/store.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** The dialog and its words; fetched once a protected page is touched: until then nothing in it can be lost. */
async function loadDialog() {
  const [{ SignInDialog }] = await Promise.all([
    import("./sign-in-dialog.tsx"),
    loadWords("auth", "validation", "refusals"),
  ]);
  return SignInDialog;
}

type Dialog = Awaited<ReturnType<typeof loadDialog>>;

/** Over a protected page whose session is gone, its user signs in again in place (API-07). */
export function SignInAgain() {
  const router = useRouter();
  const loss = useLoss();
  const isProtected = useSyncExternalStore(subscribeToSession, hasProtectedPage, () => false);
  const [Dialog, setDialog] = useState<Dialog>();
  useGuardOnOtherTabs();

  useEffect(() => {
    if (!isProtected || Dialog) return undefined;
    if (!loss) return onFirstTouch(load);
    return load();
  });

  function load(): void {
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      () => {
        // Without its parts there is no dialog: the login page it is.
        if (readLoss()) leave();
      },
    );
  }

  function leave(): void {
    giveUpSession();
    void router.invalidate();
  }

  if (!loss || !Dialog) return null;
  return <Dialog key={loss.user.id} loss={loss} onLeave={leave} onChanged={() => void router.invalidate()} />;
}
