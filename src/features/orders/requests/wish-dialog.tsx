import type { FileReference } from "#domain/files/file-reference.ts";
import { MAX_MESSAGE, wishForm } from "#domain/requests/schema.ts";
import { NoMailLine } from "#src/components/no-mail-line.tsx";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { askForChange, type Order } from "../data.ts";
import { AttachmentsOfRequest } from "./request-attachments.tsx";
import { useWishWords } from "./use-wish-words.ts";

type WishDialogProps = { order: Pick<Order, "id" | "status">; onClose: () => void };

/** A request of the exhibitor: a change of an order closed to editing, or a question about a rejected order. */
export function WishDialog({ order, onClose }: WishDialogProps) {
  const { LL } = useWords();
  const { id: orderId } = order;
  const words = useWishWords(order.status);
  const { form, record } = useRecordForm({
    schema: wishForm,
    draft: `wish:${orderId}`,
    values: () => ({ message: "", attachments: [] as FileReference[] }),
    save: (wish) => sendChange(askForChange, { orderId, ...wish }),
    failed: LL.orders.requests.failed.create(),
    done: words.done,
    onClose,
  });
  return (
    <FormDialog record={record} title={words.action()} description={words.hint()} submit={words.send()}>
      <NoMailLine />
      <form.LongField name="message" label={words.what()} required rows={5} max={MAX_MESSAGE} />
      <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>
    </FormDialog>
  );
}
