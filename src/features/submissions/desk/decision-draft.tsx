import { useMutation, useQuery } from "@tanstack/react-query";
import { useStore } from "@tanstack/react-form";
import { useRef } from "react";
import * as v from "valibot";
import { note, NOTE_MAX } from "#domain/note.ts";
import { useConfirm } from "#src/components/confirm.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { showError, showSuccess } from "#src/components/ui/toast.ts";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { useSettled } from "#src/lib/page/use-settled.ts";
import { say } from "#src/lib/words/say.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import {
  decisionPreviewQuery,
  editDecision,
  readDraft,
  remakeDecision,
  sendDecision,
  type Decision,
} from "../data.ts";
import { DecisionHead, LetterText } from "./decision-letter.tsx";

const noteInput = v.object({ note: note() });

type DraftProps = { submissionId: string; decision: Decision };

/** The draft with its note to edit, the letter as it will be read, and the button that sends it. */
export function DecisionDraft({ submissionId, decision }: DraftProps) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const { form, record, keep, chooseToSend, question } = useDecisionForm({ submissionId, decision });
  // Held here, since the sentence with its button goes with the old text.
  const { remake, isPending } = useRemaking({ submissionId, decision });
  const typed = useStore(form.store, ({ values }) => values.note);
  const { preview, shown, isBehind } = useLetter({ submissionId, decision }, typed);
  return (
    <>
      {decision.isTextOutdated && (
        <OutdatedText canRemake={decision.canRemake} isPending={isPending} onRemake={remake} />
      )}
      <DecisionHead decision={decision} subject={shown.subject} />
      <div className="mt-5 grid items-start gap-x-10 gap-y-6 xl:grid-cols-2">
        <RecordForm record={record}>
          <form.LongField name="note" label={words.note()} hint={words.noteHint()} rows={5} max={NOTE_MAX} />
          <div className="flex flex-wrap gap-3" onClickCapture={chooseToSend}>
            <SubmitButton record={record}>{words.send()}</SubmitButton>
            <Button
              type="button"
              variant="secondary"
              disabled={typed === decision.note || record.isPending || record.stale !== undefined}
              onClick={keep}
            >
              {words.keep()}
            </Button>
          </div>
        </RecordForm>
        <div aria-busy={isBehind}>
          <h3 className="text-[0.9375rem] leading-5 font-medium">{words.text()}</h3>
          <p role="status" className="sr-only">
            {isBehind && words.updating()}
          </p>
          {preview.isError && (
            <p role="alert" className="mt-2 error-text">
              {words.previewFailed()} {say(LL, preview.error)}
            </p>
          )}
          <LetterText locale={decision.locale} text={shown.text} />
        </div>
      </div>
      {question}
    </>
  );
}

/** The note as a form that two buttons send: one sends the letter, the other stores the note for later. */
function useDecisionForm({ submissionId, decision }: DraftProps) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  const { id: mailId, to } = decision;
  const [ask, question] = useConfirm();
  /** Which of its two buttons was pressed. */
  const isKept = useRef(false);
  const { form, record } = useRecordForm({
    schema: noteInput,
    record: decision,
    maySendUnchanged: () => true,
    draft: `decision:${mailId}`,
    values: ({ note }) => ({ note }),
    confirm: async () =>
      isKept.current ||
      ask({
        title: words.sendTitle(),
        description: words.sendText(to),
        children: <MailsKeptLine />,
        confirmLabel: words.send(),
      }),
    async save({ note }, { version }) {
      const input = { id: submissionId, mailId, version, note };
      if (isKept.current) return (await sendChange(editDecision, input)).version;
      await sendChange(sendDecision, input);
      return version;
    },
    savedAs: (version, { note }, known) => ({ ...known, version, note }),
    at: { newest: () => readDraft(submissionId, mailId) },
    done: () => (isKept.current ? words.kept() : words.queued()),
  });

  function chooseToSend(): void {
    isKept.current = false;
  }

  function keep(): void {
    isKept.current = true;
    record.submit();
  }

  return { form, record, keep, chooseToSend, question };
}

/** The letter as it reads with the note as typed; until that text is there, as it read before. */
function useLetter({ submissionId, decision }: DraftProps, typed: string) {
  const settled = useSettled(typed);
  const preview = useQuery(decisionPreviewQuery(submissionId, decision, settled));
  const shown = (settled === decision.note ? undefined : preview.data) ?? decision;
  return { preview, shown, isBehind: typed !== settled || preview.isFetching };
}

/** Makes the draft again from the text as it is now. */
function useRemaking({ submissionId, decision }: DraftProps) {
  const { LL } = useWords();
  const { mutate, isPending } = useMutation(remakeDecision);

  function remake(): void {
    mutate(
      { id: submissionId, mailId: decision.id },
      {
        onSuccess: () => showSuccess(LL.submissions.decision.remade()),
        onError: (error) => showError(say(LL, error)),
      },
    );
  }

  return { remake, isPending };
}

type OutdatedTextProps = { canRemake: boolean; isPending: boolean; onRemake: () => void };

/** That the text of such letters was changed since the draft was made, and the button that makes the draft from the new text. */
function OutdatedText({ canRemake, isPending, onRemake }: OutdatedTextProps) {
  const { LL } = useWords();
  const words = LL.submissions.decision;
  return (
    <p className="mb-4 border-l-3 border-ochre pl-3">
      {canRemake ? words.textChanged() : words.textChangedEdited()}{" "}
      {canRemake && (
        <Button variant="link" size="none" disabled={isPending} onClick={onRemake}>
          {words.remake()}
        </Button>
      )}
    </p>
  );
}
