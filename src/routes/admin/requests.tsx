import { createFileRoute } from "@tanstack/react-router";
import { type RequestListAddress, RequestsScreen } from "#src/features/orders/requests/requests-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/requests")({
  validateSearch: (address: RequestListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/orders/requests/data.ts").then((data) => data.readRequestsAt(location.search)),
    );
    return loadWords("listing", "requestList", "exports", "obstacles", "deskObstacles");
  },
  component: RequestsScreen,
});
