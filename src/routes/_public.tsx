import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useEvent } from "#src/features/event/data.ts";
import { PublicLayout } from "#src/layout/public-layout.tsx";

export const Route = createFileRoute("/_public")({ component: PublicPages });

function PublicPages() {
  return (
    <PublicLayout event={useEvent()}>
      <Outlet />
    </PublicLayout>
  );
}
