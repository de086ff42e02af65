import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { MAIN_ID } from "./skip-link.tsx";

/** A new path starts at the top (UI-01) and with its heading in focus; a pure hash change scrolls to its target. */
export function RouteChange() {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (!router.state.location.hash) window.scrollTo({ top: 0, behavior: "instant" });
        focusHeading();
      }),
    [router],
  );
  return null;
}

/** A field the page itself has put the cursor in keeps it. */
function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  if (!main || (main.contains(document.activeElement) && document.activeElement !== main)) return;
  const heading = main.querySelector<HTMLElement>("[data-page-heading]");
  (heading ?? main).focus({ preventScroll: true });
}
