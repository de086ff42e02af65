import { createRouter } from "@tanstack/react-router";
import { PagePending } from "./components/ui/spinner.tsx";
import { UnexpectedError } from "./components/unexpected-error.tsx";
import { routeTree } from "./route-tree.gen.ts";

/**
 * The URL is the file (src/routes); a page that takes longer than a moment shows a spinner (UI-02). `nonce` marks the
 * scripts that the router writes into a page while the server renders it.
 */
export function createAppRouter({ nonce }: { nonce?: string } = {}) {
  return createRouter({
    routeTree,
    ssr: { nonce },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    notFoundMode: "root",
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: UnexpectedError,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
}
