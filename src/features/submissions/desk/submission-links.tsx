import { useMutation } from "@tanstack/react-query";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { endLinks, type Submission } from "../data.ts";

/** Ends the links of the applicant's status page, where a link may have reached a stranger, and mails a new link. */
export function SubmissionLinks({ submission }: { submission: Submission }) {
  const { LL } = useWords();
  const words = LL.submissions.links;
  const { id, version, answers } = submission;
  const ending = useMutation(endLinks);
  const [ask, dialog] = useConfirm();
  const email = answers.representativeEmail;

  async function end(): Promise<void> {
    const isSure = await ask({
      title: words.title(),
      description: words.text({ email }),
      confirmLabel: words.end(),
    });
    if (!isSure) return;
    ending.mutate(
      { id, version },
      {
        onSuccess: () => showSuccess(words.ended({ email })),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <div className="mt-4">
      <Button variant="quiet" size="sm" pending={ending.isPending} onClick={() => void end()}>
        {words.open()}
      </Button>
      {dialog}
    </div>
  );
}
