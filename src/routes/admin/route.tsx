import { createFileRoute, Outlet } from "@tanstack/react-router";
import { ProtectedPage } from "#src/features/accounts/sign-in-again/protected-page.tsx";
import { CallLayer } from "#src/lib/call/call-layer.tsx";
import { loadGuards } from "#src/session/load-guards.ts";
import { loadWords } from "#src/lib/words/words.tsx";
import { DeskFrame } from "./-desk-frame.tsx";
import { DESK_WORDS } from "./-desk-words.ts";

export const Route = createFileRoute("/admin")({
  beforeLoad: async (match) => (await loadGuards()).guardArea("admin", match),
  pendingMs: 0,
  // What is ready shows: by default what stands for it would be held for a fifth of a second.
  pendingMinMs: 0,
  loader: () => loadWords(...DESK_WORDS),
  component: StaffArea,
});

function StaffArea() {
  return (
    <ProtectedPage>
      <CallLayer>
        <DeskFrame>
          <Outlet />
        </DeskFrame>
      </CallLayer>
    </ProtectedPage>
  );
}
