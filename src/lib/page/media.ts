import { useSyncExternalStore } from "react";

/** Whether a media query holds now: `useMedia("(min-width: 768px)")`; false while rendering on a server. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", listener);
      return () => media.removeEventListener("change", listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
