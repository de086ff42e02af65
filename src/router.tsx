import type { QueryClient } from "@tanstack/react-query";
import { createRouter } from "@tanstack/react-router";
import { SpinnerArea } from "./components/ui/spinner.tsx";
import { UnexpectedError } from "./components/unexpected-error.tsx";
import { routeTree } from "./route-tree.gen.ts";

/** The URL is the file (src/routes); a page that takes longer than a moment shows a spinner (UI-02). */
export function createAppRouter(queryClient: QueryClient) {
  return createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: "intent",
    defaultPreloadStaleTime: 0,
    notFoundMode: "root",
    defaultPendingMs: 150,
    defaultPendingMinMs: 200,
    defaultPendingComponent: SpinnerArea,
    defaultErrorComponent: UnexpectedError,
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
