import { createFileRoute } from "@tanstack/react-router";
import { type CampaignListAddress, CampaignsScreen } from "#src/features/campaigns/campaigns-screen.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/campaigns")({
  validateSearch: (address: CampaignListAddress) => address,
  loader: ({ location }) => {
    readEarly(() =>
      import("#src/features/campaigns/data.ts").then((data) => data.readCampaignsAt(location.search)),
    );
    return loadWords("listing", "campaigns", "exports", "obstacles", "deskObstacles");
  },
  component: CampaignsScreen,
});
