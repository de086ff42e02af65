import { secondStand, type LiveStand, type SecondStand } from "#domain/orders/draft/second-stand.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { useWords } from "#src/lib/words/words.tsx";

type SecondStandDialogProps = {
  stand: LiveStand;
  onSend: (why: SecondStand) => Promise<void>;
  onClose: () => void;
};

/** The space has its stand already: the team says why it gets another stand, or leaves it. */
export function SecondStandDialog({ stand, onSend, onClose }: SecondStandDialogProps) {
  const { LL } = useWords();
  const words = LL.wizard.stand.second;
  const { form, record } = useRecordForm({
    schema: secondStand,
    draft: `second-stand:${stand.id}`,
    values: () => ({ note: "" }),
    save: onSend,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.title()}
      description={words.text({ reference: stand.reference })}
      submit={words.send()}
      submitting={LL.orders.send.pending()}
    >
      <form.LongField name="note" label={words.note()} required rows={3} max={2000} />
    </FormDialog>
  );
}
