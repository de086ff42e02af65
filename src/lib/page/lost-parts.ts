import type { AnyRouter } from "@tanstack/react-router";
import { networkBack, reachesPortal } from "./network.ts";
import { reloadOnce, wasReloadedFor } from "./reload-once.ts";
import { createStore } from "./store.ts";

/** The address that waits for the network; the page before it stays on the screen meanwhile. */
const awaited = createStore<string | undefined>(() => undefined, { onServer: () => undefined });

export const useAwaitedPage = awaited.useValue;

/**
 * Somebody goes to a page of which a part cannot be fetched. The page they are on stays, before the router puts an error
 * in its place or loads the document again: without a network that is the browser's own page. With one, a new version
 * took the part away, and the page they want is loaded whole, once; without, it is gone to as soon as there is one. A
 * part that was only to be there in time is not missed.
 */
export function keepPageForLostParts(router: AnyRouter): void {
  window.addEventListener("vite:preloadError", (event) => {
    const { status, resolvedLocation, location } = router.state;
    const error = event.payload;
    if (status !== "pending" || (navigator.onLine && wasReloadedFor(error))) return;
    event.preventDefault();
    if (!resolvedLocation) return void reloadOnce(error);
    const [shown, wanted] = [resolvedLocation.href, location.href];
    if (shown === wanted) return;
    router.history.replace(shown);
    void goOnTo(wanted, error);
  });
  router.subscribe("onResolved", ({ hrefChanged }) => {
    if (hrefChanged) awaited.write(undefined);
  });

  async function goOnTo(wanted: string, error: Error): Promise<void> {
    if (await reachesPortal()) {
      if (!reloadOnce(error, () => window.location.replace(wanted))) router.history.replace(wanted);
      return;
    }
    awaited.write(wanted);
    await networkBack();
    if (awaited.read() === wanted) router.history.replace(wanted);
  }
}
