import { abstentionReason, MAX_REASON } from "#domain/evaluations/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { abstain, declareConflict } from "../data.ts";

export type WayOut = "abstain" | "conflict";
type ReasonDialogProps = { way: WayOut; submissionId: string; onClose: () => void; onOut: () => void };

/** Asks for the reason of a way out, and takes it. */
export function ReasonDialog({ way, submissionId, onClose, onOut }: ReasonDialogProps) {
  const { LL } = useWords();
  const words = LL.evaluations.card;
  const isConflict = way === "conflict";
  const { form, record } = useRecordForm({
    schema: abstentionReason,
    draft: `evaluation-${way}:${submissionId}`,
    values: () => ({ reason: "" }),
    async save({ reason }) {
      const out = { submissionId, reason };
      await (isConflict ? sendChange(declareConflict, out) : sendChange(abstain, out));
    },
    done: isConflict ? words.conflictDone : words.abstainedDone,
    onClose,
    onSaved: onOut,
  });
  return (
    <FormDialog
      record={record}
      title={isConflict ? words.conflictTitle() : words.abstainTitle()}
      description={isConflict ? words.conflictText() : words.abstainText()}
      submit={isConflict ? words.conflict() : words.abstain()}
      tone="danger"
    >
      <form.LongField name="reason" label={words.reason()} required rows={3} max={MAX_REASON} />
    </FormDialog>
  );
}
