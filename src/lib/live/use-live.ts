import { useEffect } from "react";
import { useSession } from "#src/session/session.ts";

/** For the layout of an area: what others change appears on its pages by itself, for as long as one of them is open. */
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
      () => undefined, // The page works without, as it is read.
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, [userId]);
}
