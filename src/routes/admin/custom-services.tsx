import { createFileRoute } from "@tanstack/react-router";
import {
  type ServiceListAddress,
  ServicesScreen,
} from "#src/features/orders/custom-services/services-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/custom-services")({
  validateSearch: (address: ServiceListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/orders/custom-services/list-at.ts").then((list) =>
        list.readServicesAt(location.search),
      ),
    );
    return loadWords(
      "listing",
      "customServices",
      "exports",
      "extras",
      "orders",
      "desk",
      "moving",
      "obstacles",
      "deskObstacles",
    );
  },
  component: ServicesScreen,
});
