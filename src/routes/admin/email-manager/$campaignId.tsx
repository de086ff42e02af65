import { createFileRoute } from "@tanstack/react-router";
import { CampaignPage, type LetterListAddress } from "#src/features/campaigns/campaign-page.tsx";
import { readEarly } from "#src/lib/call/read-early.ts";
import { loadWords } from "#src/lib/words/words.tsx";

export const Route = createFileRoute("/admin/email-manager/$campaignId")({
  validateSearch: (address: LetterListAddress) => address,
  loader: ({ params: { campaignId } }) => {
    readEarly(() => import("#src/features/campaigns/data.ts").then((data) => data.readCampaign(campaignId)));
    return loadWords("listing", "campaigns", "eoi", "exports", "obstacles", "deskObstacles");
  },
  component: Campaign,
});

function Campaign() {
  const { campaignId } = Route.useParams();
  return <CampaignPage key={campaignId} id={campaignId} />;
}
