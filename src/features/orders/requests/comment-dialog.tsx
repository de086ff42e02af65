import type { FileReference } from "#domain/files/file-reference.ts";
import { commentForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sendChange } from "#src/lib/call/change.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { commentRequest, type OrderRequest } from "../data.ts";
import { AttachmentsOfRequest } from "./request-attachments.tsx";

/** Says something to a request, with files. */
export function CommentDialog({ request, onClose }: { request: OrderRequest; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const { form, record } = useRecordForm({
    schema: commentForm,
    draft: `request-comment:${request.id}`,
    values: () => ({ message: "", attachments: [] as FileReference[] }),
    save: (said) => sendChange(commentRequest, { id: request.id, ...said }),
    failed: words.failed.comment(),
    done: words.done.comment,
    onClose,
  });
  return (
    <FormDialog
      record={record}
      title={words.commentTitle()}
      description={request.title}
      submit={words.sendComment()}
    >
      <form.LongField name="message" label={words.comment()} required rows={4} max={MAX_MESSAGE} />
      <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>
    </FormDialog>
  );
}
