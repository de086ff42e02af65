import { MAX_REASON } from "#domain/evaluations/schema.ts";
import { takeBackReason } from "#domain/evaluations/taking-back.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { type Declined, takeBack } from "./data.ts";

type TakeBackDialogProps = { declined: Declined; onClose: () => void };

/** Says what follows, and asks for the reason that history keeps. */
export function TakeBackDialog({ declined, onClose }: TakeBackDialogProps) {
  const { LL } = useWords();
  const words = LL.assignment.declined;
  const { submissionId, readerId, as } = declined;
  const { form, record } = useRecordForm({
    schema: takeBackReason,
    draft: `take-back:${submissionId}:${readerId}:${as}`,
    values: () => ({ reason: "" }),
    save: ({ reason }) => sendChange(takeBack, { submissionId, readerId, as, reason }),
    done: words.done,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.ask[as]()}
      description={words.askText[as](declined)}
      submit={words.takeBack()}
    >
      <form.LongField name="reason" label={words.reason()} required rows={3} max={MAX_REASON} />
    </FormDialog>
  );
}
