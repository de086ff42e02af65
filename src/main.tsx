import { RouterProvider } from "@tanstack/react-router";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode, useEffect, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import type { PageFacts } from "#domain/settings/schema.ts";
import { breathe } from "./lib/page/breathe.ts";
import { FactsProvider, readFacts } from "./lib/event/event.tsx";
import { keepPageForLostParts } from "./lib/page/lost-parts.ts";
import { loadWords, showChosenLocale, startInRenderedLocale, WordsProvider } from "./lib/words/words.tsx";
import { createAppRouter, type AppRouter } from "./router.tsx";

/** The words come first and stand above the router, so that no screen, no spinner and no error is without them. */
export async function start(): Promise<void> {
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  const router = createAppRouter();
  keepPageForLostParts(router);
  if (root.firstElementChild) {
    await breathe();
    startInRenderedLocale();
    const [facts] = await Promise.all([readFacts(), fetchPage(router)]);
    const app = (
      <App facts={facts}>
        <RouterClient router={router} />
      </App>
    );
    // Whoever has scrolled in the finished page stays there: the router would begin at the top.
    // oxlint-disable-next-line no-underscore-dangle -- it has no public name for this
    router._scroll.n = false;
    // Hydrates in small pieces, between which the page answers.
    startTransition(() => void hydrateRoot(root, app));
  } else {
    const [facts] = await Promise.all([readFacts(), loadWords()]);
    createRoot(root).render(
      <App facts={facts}>
        <RouterProvider router={router} />
      </App>,
    );
  }
}

/**
 * The code and the words of the rendered page, before it is taken over. Fails when one of them is lost (the router keeps
 * quiet about that): the finished page then stays, rather than an error in its place.
 */
async function fetchPage(router: AppRouter): Promise<void> {
  let lost: Error | undefined;
  function note({ payload }: VitePreloadErrorEvent): void {
    lost ??= payload;
  }
  window.addEventListener("vite:preloadError", note);
  await router.preloadRoute({ to: window.location.pathname });
  window.removeEventListener("vite:preloadError", note);
  if (lost) throw lost;
}

function App({ facts, children }: { facts: PageFacts; children: ReactNode }) {
  useEffect(() => {
    // For scripts and tests: from now on a click is heard.
    document.documentElement.dataset.hydrated = "";
    showChosenLocale().catch(() => undefined);
  }, []);
  return (
    <StrictMode>
      <WordsProvider>
        <FactsProvider facts={facts}>{children}</FactsProvider>
      </WordsProvider>
    </StrictMode>
  );
}
