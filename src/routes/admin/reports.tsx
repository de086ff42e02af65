import { createFileRoute } from "@tanstack/react-router";
import { Reports, type ReportsAddress } from "#src/features/reports/reports.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/reports")({
  validateSearch: (address: ReportsAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/reports/reports-at.ts").then((reports) => reports.readReportsAt(location.search)),
    );
    return loadWords("listing", "reports", "eoi", "orders", "exports", "obstacles", "deskObstacles");
  },
  component: Reports,
});
