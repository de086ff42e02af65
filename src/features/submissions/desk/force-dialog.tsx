import { forceForm } from "#domain/submissions/move-form.ts";
import { submissionForceTargets, type SubmissionStatus } from "#domain/submissions/status.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { SelectField } from "#src/kit/form/fields/select-field.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words.tsx";
import { useForce, type Submission } from "../data.ts";
import { NoteField } from "./note-field.tsx";

type ForceForm = { status: SubmissionStatus | ""; note: string };

/** For ADMIN: any other status with a mandatory note, shown as forced. */
export function ForceDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.submissions.ask;
  const names = LL.statuses.submission;
  const { id, version } = submission;
  const { mutateAsync: force } = useForce();
  const { form, record } = useRecordForm({
    schema: forceForm(submission.status),
    draft: `submission-move:${id}:force`,
    values: (): ForceForm => ({ status: "", note: "" }),
    save: ({ status, note }) => force({ id, version, status, note }),
    onSaved(moved) {
      showSuccess(words.done({ status: names[moved.status]() }));
      onClose();
    },
  });
  const options = submissionForceTargets(submission.status).map((value) => ({
    value,
    label: names[value](),
  }));
  return (
    <FormDialog
      record={record}
      title={LL.submissions.moves.force()}
      description={words.forceHint()}
      submit={LL.submissions.moves.force()}
      tone="danger"
      onClose={onClose}
    >
      <form.AppField name="status">
        {() => <SelectField label={words.status()} options={options} required />}
      </form.AppField>
      <form.AppField name="note">{() => <NoteField hint={words.noteHint()} required />}</form.AppField>
    </FormDialog>
  );
}
