import { useEffect, useState } from "react";
import { useConfirm } from "#src/components/confirm.tsx";
import { FormAlert } from "#src/components/form-alert.tsx";
import { FormField } from "#src/components/form-field.tsx";
import { KeptNote } from "#src/kit/form/kept-note.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { Textarea } from "#src/components/ui/textarea.tsx";
import { showSuccess } from "#src/components/ui/toast.ts";
import { say } from "#src/lib/say.ts";
import { useTabDraft } from "#src/lib/use-tab-draft.ts";
import { useWords } from "#src/lib/words.tsx";
import { useDecisionPreview, useSendDecision, type Decision } from "../data.ts";
import { DecisionHead, LetterText } from "./decision-letter.tsx";

const TYPING_PAUSE_MS = 500;

/** The draft with its note to edit, the letter as it will be read, and the button that sends it. */
export function DecisionDraft({ submissionId, decision }: { submissionId: string; decision: Decision }) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const kept = useTabDraft(`decision:${decision.id}`, { note: decision.note });
  const [note, setNote] = useState(kept.opened.note);
  const settled = useSettled(note);
  const preview = useDecisionPreview(submissionId, decision, settled);
  const sending = useSendDecision();
  const [ask, dialog] = useConfirm();
  const isBehind = note !== settled || preview.isFetching;

  async function send(): Promise<void> {
    const { to, id: mailId } = decision;
    const isSure = await ask({
      title: words.sendTitle(),
      description: words.sendText(to),
      confirmLabel: words.send(),
    });
    if (!isSure) return;
    sending.mutateAsync({ id: submissionId, mailId, note }).then(
      () => {
        kept.drop();
        showSuccess(words.queued());
      },
      () => undefined, // The form says why.
    );
  }

  function write(text: string): void {
    setNote(text);
    kept.keep({ note: text });
  }

  function discard(): void {
    kept.drop();
    setNote(decision.note);
  }

  return (
    <>
      <DecisionHead decision={decision} subject={preview.shown.subject} />
      <div className="mt-5 grid gap-x-10 gap-y-6 xl:grid-cols-2">
        <div>
          {kept.wasKept && <KeptNote className="mb-5" onDiscard={discard} />}
          <FormField label={words.note()} hint={words.noteHint()}>
            {(control) => (
              <Textarea
                {...control}
                rows={5}
                counterMax={2000}
                value={note}
                onChange={(event) => write(event.target.value)}
              />
            )}
          </FormField>
          {sending.isError && (
            <div className="mt-4">
              <FormAlert>{say(LL, sending.error)}</FormAlert>
            </div>
          )}
          <Button className="mt-5" pending={sending.isPending} onClick={() => void send()}>
            {words.send()}
          </Button>
        </div>
        <div aria-busy={isBehind}>
          <h3 className="text-[0.9375rem] leading-5 font-medium">{words.text()}</h3>
          <p role="status" className="sr-only">
            {isBehind && words.updating()}
          </p>
          {preview.isError && (
            <p role="alert" className="mt-2 text-annatto-ink">
              {words.previewFailed()} {say(LL, preview.error)}
            </p>
          )}
          <LetterText locale={decision.locale} text={preview.shown.text} />
        </div>
      </div>
      {dialog}
    </>
  );
}

/** What was typed, once the typing paused. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
