import { useEffect } from "react";
import { useSession } from "#src/session/session.ts";

/** For an area's layout: pages show others' changes by themselves. */
export function useLive(): void {
  const { user } = useSession();
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    import("./live.ts").then(
      ({ startLive }) => {
        if (!isOver) stop = startLive(userId);
      },
      () => undefined, // The page also works without live changes.
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
}
