import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEvent } from "#src/lib/event/event.tsx";
import { PublicLayout } from "#src/layout/public-layout.tsx";

export const Route = createFileRoute("/_public")({
  // With the application, since no public page can do without: one part less that may be lost on the way.
  codeSplitGroupings: [],
  component: PublicPages,
});

function PublicPages() {
  return (
    <PublicLayout event={useEvent()}>
      <Outlet />
    </PublicLayout>
  );
}
