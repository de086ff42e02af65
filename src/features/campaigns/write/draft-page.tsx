import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { sayReason } from "#i18n/say-refusal.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { PageTitle } from "#src/components/page-title.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { BackLink } from "#src/kit/record/back-link.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { OthersHere } from "#src/kit/together/others-here.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { audienceQuery, type Campaign, removeCampaign } from "../data.ts";
import { Criteria } from "./criteria.tsx";
import { DraftEditor } from "./draft-editor.tsx";

/** A letter while it is written: to whom, what, and how it looks. */
export function DraftPage({ campaign }: { campaign: Campaign }) {
  const { LL } = useWords();
  const words = LL.campaigns.draft;
  const { data: audience } = useQuery(audienceQuery(campaign.id));
  const navigate = useNavigate();
  const [ask, dialog] = useConfirm();
  const { mutate: remove, isPending } = useMutation(removeCampaign);

  async function askAndRemove(): Promise<void> {
    const question = { title: words.removeTitle(), description: words.removeText() };
    if (!(await ask({ ...question, confirmLabel: words.remove(), tone: "danger" }))) return;
    const { id, version } = campaign;
    remove(
      { id, version },
      {
        onError: (error) => showError(say(LL, error)),
        onSuccess() {
          showSuccess(words.removed());
          void navigate({ to: "/admin/email-manager" });
        },
      },
    );
  }

  return (
    <>
      <PageTitle
        size="desk"
        above={<BackLink to="/admin/email-manager">{words.back()}</BackLink>}
        note={<OthersHere at={`campaign:${campaign.id}`} />}
        actions={
          <Button size="sm" variant="secondary" pending={isPending} onClick={() => void askAndRemove()}>
            {words.remove()}
          </Button>
        }
      >
        {words.title()}
      </PageTitle>
      <MailsKeptLine className="mb-4" />
      {campaign.pausedBecause && (
        <p role="status" className="mb-5 max-w-[80ch] border-l-3 border-ochre pl-3">
          {sayReason(LL, campaign.pausedBecause)}
        </p>
      )}
      <div className="mb-7 border-y border-line py-3">
        <p className="font-semibold">{words.to()}</p>
        <Criteria chosen={campaign.chosen} count={audience?.count ?? 0} />
      </div>
      <DraftEditor campaign={campaign} first={audience?.first[0]?.id} />
      {dialog}
    </>
  );
}
