import type { FileReference } from "#domain/files/file-reference.ts";
import { MAX_MESSAGE, wishForm } from "#domain/requests/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { askForChange } from "../data.ts";
import { AttachmentsOfRequest } from "../record/request-attachments.tsx";

/** What an exhibitor would like to change of an order that is closed to editing. */
export function WishDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const { form, record } = useRecordForm({
    schema: wishForm,
    draft: `wish:${orderId}`,
    values: () => ({ message: "", attachments: [] as FileReference[] }),
    save: (wish) => sendChange(askForChange, { orderId, ...wish }),
    failed: words.failed.create(),
    done: words.wish.done,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.wish.action()}
      description={words.wish.hint()}
      submit={words.wish.send()}
    >
      <form.LongField name="message" label={words.wish.what()} required rows={5} max={MAX_MESSAGE} />
      <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>
    </FormDialog>
  );
}
