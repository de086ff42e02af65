import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { letterList } from "#domain/campaigns/letter-list.ts";
import type { ListAddress } from "#domain/lists/address.ts";
import { SpinnerArea } from "#src/components/ui/spinner.tsx";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { RecordPage } from "#src/kit/record/record-page.tsx";
import { useWords } from "#src/lib/words/words.tsx";
import { campaignQuery } from "./data.ts";

/** The address of the list of recipients, once the campaign was sent. */
export type LetterListAddress = ListAddress<typeof letterList>;

const DraftPage = lazy(() => import("./write/draft-page.tsx").then((part) => ({ default: part.DraftPage })));
const RunPage = lazy(() => import("./run/run-page.tsx").then((part) => ({ default: part.RunPage })));

/** A campaign: written while it is a draft, followed once it was sent. */
export function CampaignPage({ id }: { id: string }) {
  const { LL } = useWords();
  const read = useQuery(campaignQuery(id));
  const back = <BackLink to="/admin/email-manager/campaigns">{LL.campaigns.page.back()}</BackLink>;
  return (
    <RecordPage read={read} list={LL.campaigns.list.title()} back={back}>
      {(campaign) => (
        <Suspense fallback={<SpinnerArea />}>
          {campaign.status === "draft" ? <DraftPage campaign={campaign} /> : <RunPage campaign={campaign} />}
        </Suspense>
      )}
    </RecordPage>
  );
}
