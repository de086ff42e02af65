import { useMutation } from "@tanstack/react-query";
import { formatDate } from "#i18n/formatters.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { setNaming, type Submission } from "../data.ts";

/** Whether the organisation agreed to be named on the site; the team can take that back for it. */
export function SubmissionNaming({ submission }: { submission: Submission }) {
  const { LL, locale } = useWords();
  const words = LL.submissions.naming;
  const { id, mayBeNamedSince: since } = submission;
  const setting = useMutation(setNaming);
  const [ask, dialog] = useConfirm();

  async function withdraw(): Promise<void> {
    const isSure = await ask({
      title: words.title(),
      description: words.text(),
      confirmLabel: words.withdraw(),
    });
    if (!isSure) return;
    setting.mutate(
      { id, mayName: false },
      { onSuccess: () => showSuccess(words.withdrawn()), onError: (error) => showError(say(LL, error)) },
    );
  }

  if (since === null) return <p className="mt-3 text-quiet">{words.not()}</p>;
  return (
    <div className="mt-3">
      <p>{words.since({ date: formatDate(locale, since) })}</p>
      <Button
        variant="quiet"
        size="sm"
        className="mt-1 -ml-3"
        pending={setting.isPending}
        onClick={() => void withdraw()}
      >
        {words.withdraw()}
      </Button>
      {dialog}
    </div>
  );
}
