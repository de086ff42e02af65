import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { UnexpectedError } from "#src/components/unexpected-error.tsx";
import { SignInAgain } from "#src/features/accounts/sign-in-again/sign-in-again.tsx";
import { useEvent } from "#src/features/event/data.ts";
import { DocumentHead } from "#src/layout/document-head.tsx";
import { RouteChange } from "#src/layout/route-change.tsx";
import { loadWords } from "#src/lib/words.tsx";

/** Nobody reads a notice before the page: the toaster comes after it. */
const Toaster = lazy(() =>
  import("#src/components/ui/toaster.tsx").then((module) => ({ default: module.Toaster })),
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  loader: () => loadWords(),
  component: Root,
  // Exactly this word and nothing else, in both languages (ROUTE-28).
  notFoundComponent: () => "NotFound",
  errorComponent: UnexpectedError,
});

function Root() {
  return (
    <>
      <DocumentHead event={useEvent()} />
      <RouteChange />
      <Outlet />
      <SignInAgain />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </>
  );
}
