import { useMutation } from "@tanstack/react-query";
import { writesLetters } from "#domain/bulk/acts.ts";
import { formatTime } from "#i18n/formatters.ts";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type ListedRun, sendLetters } from "./data.ts";

/** The letters of a run that wait, and the press that lets them leave at once. */
export function RunLetters({ run: { id, letters } }: { run: Pick<ListedRun, "id" | "letters"> }) {
  const { LL, locale } = useWords();
  const words = LL.bulk.letters;
  const { mutate, isPending } = useMutation(sendLetters);
  const { count, leaveAt } = letters;
  if (!leaveAt) return null;

  function send(): void {
    mutate(
      { id },
      {
        onSuccess: ({ count: sent }) => showSuccess(words.sentNow({ count: sent })),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      {words.waiting({ count, time: formatTime(locale, leaveAt) })}
      <Button variant="link" size="none" pending={isPending} onClick={send}>
        {words.now()}
      </Button>
    </p>
  );
}

/** Before a run: how many letters leave with it, and when. */
export function LettersToLeave({ run }: { run: Pick<ListedRun, "kind" | "verb" | "counts"> }) {
  const { LL } = useWords();
  const { waiting: count } = run.counts;
  if (!writesLetters(run) || count === 0) return null;
  return <p>{LL.bulk.letters.wait({ count })}</p>;
}
