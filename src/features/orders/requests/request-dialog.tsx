import type { OrderStatus } from "#domain/orders/moves/status.ts";
import { canBlockApproval } from "#domain/requests/rules.ts";
import { MAX_MESSAGE, requestForm } from "#domain/requests/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { MailsKeptLine } from "#src/kit/record/mails-kept-line.tsx";
import { dayAt } from "#domain/wall-time.ts";
import { shownZone } from "#i18n/formatters.ts";
import { useToday } from "#src/lib/page/use-now.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { createRequest, updateRequest, type OrderRequest } from "../data.ts";
import { AttachmentsOfRequest } from "./request-attachments.tsx";
import { requestValues } from "./request-values.ts";

type RequestDialogProps = {
  orderId: string;
  orderStatus: OrderStatus;
  /** The request to edit; absent for a new request. */
  request?: OrderRequest;
  onClose: () => void;
};

/** Writes a request to the exhibitor about an order, or edits it (REQ-04, REQ-06, REQ-07). */
export function RequestDialog({ orderId, orderStatus, request, onClose }: RequestDialogProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const today = dayAt(useToday().toISOString(), shownZone());
  const { form, record } = useRecordForm({
    schema: requestForm(today, request?.dueOn ?? ""),
    draft: `request:${request?.id ?? orderId}`,
    record: request,
    values: requestValues,
    save: (asked) =>
      request
        ? sendChange(updateRequest, { id: request.id, version: request.version, ...asked })
        : sendChange(createRequest, { orderId, ...asked }),
    failed: request ? words.failed.update() : words.failed.create(),
    done: request ? words.done.update : words.done.create,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={request ? words.editTitle() : words.newTitle()}
      description={words.formHint()}
      submit={request ? words.save() : words.send()}
    >
      <MailsKeptLine />
      <form.TextField name="title" label={words.titleField()} required maxLength={200} />
      <form.LongField name="message" label={words.message()} required rows={5} max={MAX_MESSAGE} />
      <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>
      <form.DateField name="dueOn" label={words.dueOn()} aside={LL.field.optional()} />
      {(canBlockApproval(orderStatus) || request?.blocksApproval) && (
        <form.FlagField name="blocksApproval" label={words.blocksApproval()} hint={words.blocksHint()} />
      )}
    </FormDialog>
  );
}
