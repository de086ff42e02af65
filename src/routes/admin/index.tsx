import { createFileRoute } from "@tanstack/react-router";
import { TemporaryPassword } from "#src/features/accounts/temporary-password.tsx";
import { Dashboard } from "#src/features/dashboard/dashboard.tsx";
import { LateEvents } from "#src/features/history/late-events.tsx";
import { OpeningLine } from "#src/features/opening/opening-line.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/")({
  loader: () => {
    readEarly(() => import("#src/features/dashboard/data.ts").then((data) => data.readDashboard()));
    return loadWords("desk");
  },
  component: () => (
    <>
      <TemporaryPassword />
      <Dashboard events={<LateEvents />} renderOpening={(season) => <OpeningLine {...season} />} />
    </>
  ),
});
