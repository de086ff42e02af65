import { createFileRoute } from "@tanstack/react-router";
import { PartnerList, type PartnerListAddress } from "#src/features/partners/partner-list.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/partners/")({
  validateSearch: (address: PartnerListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/partners/list-at.ts").then((list) => list.readPartnersAt(location.search)),
    );
    return loadWords("listing", "partners", "bulk", "moving", "eoi", "exports", "obstacles", "deskObstacles");
  },
  component: PartnerList,
});
