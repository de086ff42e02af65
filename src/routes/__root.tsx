import { createRootRoute, Outlet, Scripts } from "@tanstack/react-router";
import { Suspense } from "react";
import { useToasterCall } from "#src/components/ui/toaster-call.ts";
import { UnexpectedError } from "#src/components/unexpected-error.tsx";
import { AwaitedPage } from "#src/layout/awaited-page.tsx";
import { DocumentHead } from "#src/layout/document-head.tsx";
import { RouteChange } from "#src/layout/route-change.tsx";
import { optionalPart } from "#src/lib/page/optional-part.ts";
import { loadWords } from "#src/lib/words/words.tsx";

/** Nobody reads a notice before the page: the toaster loads with the first notice. */
const Toaster = optionalPart(async () => (await import("#src/components/ui/toaster.tsx")).Toaster);

export const Route = createRootRoute({
  loader: () => loadWords(),
  component: Root,
  // Exactly this word and nothing else, in both languages (ROUTE-28).
  notFoundComponent: () => "NotFound",
  errorComponent: UnexpectedError,
});

function Root() {
  const hasNotices = useToasterCall();
  return (
    <>
      <DocumentHead />
      <RouteChange />
      <Outlet />
      <AwaitedPage />
      {hasNotices && (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      )}
      <Scripts />
    </>
  );
}
