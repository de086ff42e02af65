import { useMutation } from "@tanstack/react-query";
import { useConfirm } from "#src/components/confirm.tsx";
import { RelativeTime } from "#src/components/relative-time.tsx";
import { Badge } from "#src/components/ui/badge.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { Section } from "#src/kit/record/section.tsx";
import { say } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Assignments, undoAssignment } from "./data.ts";

/** What was accepted last, and its one undoing. */
export function LastRun({ last }: { last: Assignments["last"] }) {
  const { LL } = useWords();
  const words = LL.assignment.last;
  const [ask, dialog] = useConfirm();
  const { mutate, isPending } = useMutation(undoAssignment);

  async function undo(id: string): Promise<void> {
    const isWanted = await ask({
      title: words.ask(),
      description: words.askText(),
      confirmLabel: words.undo(),
      tone: "danger",
    });
    if (!isWanted) return;
    mutate(
      { id },
      {
        onSuccess: (undone) => showSuccess(words.done(undone)),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return (
    <Section title={words.title()}>
      {last ? (
        <div className="grid justify-items-start gap-1.5">
          <p>{words.counts(last)}</p>
          <p className="text-sm text-quiet">
            {words.by({ by: last.by })}, <RelativeTime value={last.at} />
          </p>
          {last.undoneAt ? (
            <Badge tone="outline">{words.undone()}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="sm"
              className="mt-2"
              pending={isPending}
              onClick={() => void undo(last.id)}
            >
              {words.undo()}
            </Button>
          )}
        </div>
      ) : (
        <p className="text-quiet">{words.none()}</p>
      )}
      {dialog}
    </Section>
  );
}
