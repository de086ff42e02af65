import type { AnyRoute, AnyRouter, HistoryLocation } from "@tanstack/react-router";
import { networkBack, reachesPortal } from "./network.ts";
import { reloadOnce, wasReloadedFor } from "./reload-once.ts";
import { createStore } from "./store.ts";

/** The address that waits for the network; the page before it stays on the screen meanwhile. */
const awaited = createStore<string | undefined>(() => undefined, { onServer: () => undefined });

export const useAwaitedPage = awaited.useValue;

/** A page that is longer on its way than that may never come: the browser would wait for minutes. */
const PATIENCE_MS = 8_000;

const slow = createStore(() => false);

/** Whether the requested page hangs: nothing has failed, and there is a page to go back to. */
export const useSlowPage = slow.useValue;

/**
 * Somebody goes to a page of which a part cannot be fetched. The page they are on stays, before the router puts an error
 * in its place or loads the document again: without a network that is the browser's own page. The page they want is
 * loaded whole, as soon as the portal answers: after a new version only a new document knows its parts, and the router
 * does not request a missed part twice. So once one is missed, be it ahead of time under the pointer, no
 * page is gone to whose parts are not all here.
 */
export function keepPageForLostParts(router: AnyRouter): void {
  let isGuarded = false;
  window.addEventListener("vite:preloadError", (event) => {
    const error = event.payload;
    if (navigator.onLine && wasReloadedFor(error)) return;
    if (!isGuarded) keepFromParts(router);
    isGuarded = true;
    const { status, resolvedLocation, location } = router.state;
    if (status !== "pending") return;
    if (!resolvedLocation) {
      event.preventDefault();
      return void reloadOnce(error);
    }
    const [shown, wanted] = [resolvedLocation.href, location.href];
    if (shown === wanted) return;
    router.history.replace(shown, undefined, { ignoreBlocker: true });
    void goOnTo(wanted, () => {
      // A part that stays lost is then reported, and not requested over and over.
      if (!reloadOnce(error, () => window.location.replace(wanted))) window.location.replace(wanted);
    });
  });
  let patience: ReturnType<typeof setTimeout>;
  router.subscribe("onBeforeLoad", ({ fromLocation }) => {
    clearTimeout(patience);
    if (fromLocation) patience = setTimeout(() => slow.write(router.state.isLoading), PATIENCE_MS);
  });
  router.subscribe("onResolved", ({ hrefChanged }) => {
    slow.write(false);
    if (hrefChanged) awaited.write(undefined);
  });
}

function keepFromParts(router: AnyRouter): void {
  router.history.block({
    enableBeforeUnload: false,
    blockerFn: ({ nextLocation: { href, pathname } }: { nextLocation: HistoryLocation }) => {
      if (hasAllParts(router, pathname)) return false;
      void goOnTo(href, () => window.location.assign(href));
      return true;
    },
  });
}

/** A screen that has not been fetched is known by its `preload`. */
function hasAllParts(router: AnyRouter, pathname: string): boolean {
  const [routes] = router.getMatchedRoutes(pathname);
  return routes.every(({ options }: AnyRoute) => {
    const { component } = options as { component?: { preload?: unknown } };
    return !component?.preload;
  });
}

async function goOnTo(wanted: string, go: () => void): Promise<void> {
  if (await reachesPortal()) return go();
  if (awaited.read() === wanted) return;
  awaited.write(wanted);
  await networkBack();
  if (awaited.read() === wanted) go();
}
