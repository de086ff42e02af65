import { handInForm, MAX_SAID } from "#domain/handed-on/schema.ts";
import { FormGroup } from "#src/components/form-field.tsx";
import { Button } from "#src/components/ui/button.tsx";
import { FileDrop } from "#src/components/ui/file-drop.tsx";
import { RecordForm } from "#src/kit/form/record-form.tsx";
import { SubmitButton } from "#src/kit/form/submit-button.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { handIn, type ShownStep } from "./data.ts";
import { useSentFiles } from "./use-sent-files.ts";

/** Files, words, and that it is done. */
export function HandInForm({ step, token }: { step: ShownStep; token: string }) {
  const { LL } = useWords();
  const words = LL.handedOn.page;
  const { files, isUnderway, refused, take, retry } = useSentFiles(token, step.files);
  const { form, record } = useRecordForm({
    schema: handInForm,
    draft: `handIn:${token.slice(0, 8)}`,
    values: () => ({ answer: "" }),
    save: ({ answer }) => sendChange(handIn, { token, answer }),
    failed: LL.handedOn.failed(),
  });
  return (
    <RecordForm record={record}>
      <FormGroup label={words.files()}>
        {() => (
          <FileDrop
            label={words.files()}
            hint={words.filesHint()}
            files={files}
            onFiles={(chosen) => void take(chosen)}
            onRetry={retry}
          />
        )}
      </FormGroup>
      <form.LongField
        name="answer"
        label={words.answer()}
        hint={words.answerHint()}
        rows={5}
        max={MAX_SAID}
      />
      <div>
        {isUnderway ? (
          <Button size="lg" disabled>
            {words.handIn()}
          </Button>
        ) : (
          <SubmitButton record={record} size="lg" pendingLabel={words.handingIn()}>
            {words.handIn()}
          </SubmitButton>
        )}
        <p role="status" className="mt-2 text-sm text-quiet">
          {refused > 0 && <span className="block text-wait-ink">{words.refused({ count: refused })}</span>}
          {isUnderway ? words.underway() : words.after()}
        </p>
      </div>
    </RecordForm>
  );
}
