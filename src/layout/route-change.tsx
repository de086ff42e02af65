import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { MAIN_ID } from "./skip-link.tsx";

/** How long to wait for an anchor that a record brings. */
const PATIENCE_MS = 5_000;

/**
 * A new path starts at the top (UI-01) and with its heading in focus. An address that names a place goes there, view and
 * focus both, as soon as the place is on the page.
 */
export function RouteChange() {
  const router = useRouter();
  useEffect(() => {
    let stopWaiting = () => undefined as void;
    const stop = router.subscribe("onRendered", ({ fromLocation, pathChanged, hashChanged }) => {
      stopWaiting();
      const { hash } = router.state.location;
      // The browser has scrolled to an anchor that came with the page, but not to an anchor that a record brings.
      if (!fromLocation && hash && window.scrollY === 0) stopWaiting = goToPlace(hash);
      if (!fromLocation || (!pathChanged && !hashChanged)) return;
      if (hash) {
        if (pathChanged) focusHeading();
        stopWaiting = goToPlace(hash);
      } else if (pathChanged) {
        window.scrollTo({ top: 0, behavior: "instant" });
        focusHeading();
      }
    });
    return () => {
      stop();
      stopWaiting();
    };
  }, [router]);
  return null;
}

/** A field the page itself has put the cursor in keeps it, and so does what was opened over the page meanwhile. */
function focusHeading(): void {
  if (document.activeElement?.closest("[role=dialog], [role=alertdialog]")) return;
  const main = document.getElementById(MAIN_ID);
  if (!main || (main.contains(document.activeElement) && document.activeElement !== main)) return;
  const heading = main.querySelector<HTMLElement>("[data-page-heading]");
  (heading ?? main).focus({ preventScroll: true });
}

/** Now, or once it is there; answers how to stop waiting. Whoever scrolls, points or types meanwhile stays there. */
function goToPlace(id: string): () => void {
  const place = document.getElementById(id);
  if (place) focusPlace(place);
  if (place) return () => undefined;
  const end = new AbortController();
  const watching = new MutationObserver(() => {
    const late = document.getElementById(id);
    if (!late) return;
    end.abort();
    focusPlace(late);
  });
  const timer = setTimeout(() => end.abort(), PATIENCE_MS);
  end.signal.addEventListener("abort", () => {
    clearTimeout(timer);
    watching.disconnect();
  });
  for (const sign of ["wheel", "pointerdown", "keydown", "touchmove"]) {
    window.addEventListener(sign, () => end.abort(), { signal: end.signal, passive: true });
  }
  watching.observe(document.body, { childList: true, subtree: true });
  return () => end.abort();
}

/** What takes no focus by itself takes it for this once. */
function focusPlace(place: HTMLElement): void {
  place.scrollIntoView({ behavior: "instant" });
  if (place.tabIndex < 0 && !place.hasAttribute("tabindex")) {
    place.tabIndex = -1;
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true });
  }
  place.focus({ preventScroll: true });
}
