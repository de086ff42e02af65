import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { formatDateTime } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError } from "#src/components/ui/toast.ts";
import { DialogButton, lateDialog } from "#src/kit/form/dialog-button.tsx";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { sendChange } from "#src/lib/call/change.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Campaign, copyCampaign, MOVES } from "../data.ts";

type Verb = keyof typeof MOVES;

const ReplanDialog = lateDialog(() => import("./replan-dialog.tsx").then((part) => part.ReplanDialog));

/** For a planned campaign: another time, at once, a draft again. Else pause, resume, stop, try again what was not delivered, and the same once more as a new draft. */
export function RunActions({ campaign }: { campaign: Campaign }) {
  const { LL, locale } = useWords();
  const words = LL.campaigns.page;
  const navigate = useNavigate();
  const [ask, dialog] = useConfirm();
  const { id, version, moves, counts } = campaign;
  const onError = (error: unknown) => showError(sayOr(LL, error, words.failedAct()));
  const { mutate: move, isPending } = useMutation({
    mutationFn: (verb: Verb) => sendChange(MOVES[verb], { id, version }),
    onError,
  });
  const copy = useMutation(copyCampaign);
  const verbs = (["sendNow", "unplan", "pause", "resume", "retry", "stop"] as const).filter((verb) =>
    moves.includes(verb),
  );

  function questionOf(verb: Verb) {
    const date = campaign.plannedFor ? formatDateTime(locale, campaign.plannedFor) : "";
    if (verb === "stop")
      return { title: words.stopTitle(), description: words.stopText(), tone: "danger" as const };
    if (verb === "unplan") return { title: words.unplanTitle(), description: words.unplanText() };
    if (verb !== "sendNow") return undefined;
    return {
      title: words.sendNowTitle(),
      description: words.sendNowText({ count: counts.waiting, date }),
      children: <MailsKeptLine />,
    };
  }

  async function press(verb: Verb): Promise<void> {
    const question = questionOf(verb);
    if (!question || (await ask({ ...question, confirmLabel: words.moves[verb]() }))) move(verb);
  }

  function makeCopy(): void {
    copy.mutate(
      { id },
      {
        onError,
        onSuccess: (made) =>
          void navigate({ to: "/admin/email-manager/$campaignId", params: { campaignId: made.id } }),
      },
    );
  }

  return (
    <>
      {moves.includes("replan") && (
        <DialogButton
          size="sm"
          variant="secondary"
          renderDialog={(close) => <ReplanDialog campaign={campaign} onClose={close} />}
        >
          {words.moves.replan()}
        </DialogButton>
      )}
      {verbs.map((verb) => (
        <Button
          key={verb}
          size="sm"
          variant="secondary"
          data-move={verb}
          disabled={isPending}
          onClick={() => void press(verb)}
        >
          {words.moves[verb]()}
        </Button>
      ))}
      <Button size="sm" variant="secondary" pending={copy.isPending} onClick={makeCopy}>
        {words.copy()}
      </Button>
      {dialog}
    </>
  );
}
