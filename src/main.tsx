import { RouterProvider, type AnyRoute } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PublicEvent } from "#domain/settings/schema.ts";
import { EventProvider, readEvent } from "./lib/event.tsx";
import { isStillPage, keepStill, listenToButtons, listenToLinks } from "./lib/still.tsx";
import { loadWords, showChosenLocale, startInRenderedLocale, WordsProvider } from "./lib/words.tsx";
import { createAppRouter, type AppRouter } from "./router.tsx";

/** The words come first and stand above the router, so that no screen, no spinner and no error is without them. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const router = createAppRouter();
  const isRendered = root.firstElementChild !== null;
  if (isRendered) startInRenderedLocale();
  const [event] = await Promise.all([readEvent(), loadWords(), isRendered && takeOver(router, root)]);
  const app = (
    <StrictMode>
      <App router={router} event={event} />
    </StrictMode>
  );
  // What can be read already is taken over in small pieces, between which the page answers.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/**
 * Brings the router to where the server's router stood when it rendered this page: every match loaded. The loaders of
 * rendered pages fetch nothing but words, which the browser needs, too, unless the page may stay as it came. Fails when a
 * part is missing: the finished page then stays, rather than an error in its place.
 */
async function takeOver(router: AppRouter, root: HTMLElement): Promise<void> {
  const matches = router.matchRoutes(router.latestLocation);
  const routes = matches.map(
    ({ routeId }) => (router.routesById as unknown as Record<string, AnyRoute>)[routeId],
  );
  const loaders = routes.map((route) => route?.options.loader as (() => Promise<void>) | undefined);
  const page = routes.at(-1);
  const parts = routes.map((route) => route?.options.component as Part | undefined);
  if (page && isStillPage(root)) {
    const loadWordsOfPage = loaders.pop();
    parts.pop();
    keepStill(router, page, async () => loadWordsOfPage?.());
  }
  const idle = () => undefined;
  window.$_TSR = {
    router: {
      manifest: undefined,
      matches: matches.map(({ id }) => ({
        i: id.replaceAll("/", "#"),
        s: "success",
        u: Date.now(),
        ssr: true,
      })),
    },
    h: idle,
    e: idle,
    c: idle,
    p: idle,
    buffer: [],
  };
  await Promise.all([hydrate(router), ...loaders.map((load) => load?.())]);
  // The router keeps quiet about a part that did not come.
  if (parts.some((part) => part?.preload)) throw new Error("a part of the page could not be fetched");
  // Only now: until then, and if a part was lost, a link is the browser's own affair.
  if (!isStillPage(root)) return;
  listenToLinks(router);
  listenToButtons();
}

/** A route's component: what fetches it is there until it has come. */
type Part = { preload?: () => Promise<void> };

function App({ router, event }: { router: AppRouter; event: PublicEvent }) {
  useEffect(() => {
    // For scripts and tests: from now on a click is heard.
    document.documentElement.dataset.hydrated = "";
    showChosenLocale().catch(() => undefined);
  }, []);
  return (
    <WordsProvider>
      <EventProvider event={event}>
        <RouterProvider router={router} />
      </EventProvider>
    </WordsProvider>
  );
}
