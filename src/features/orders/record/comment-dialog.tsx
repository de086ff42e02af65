import { useMutation } from "@tanstack/react-query";
import type { FileReference } from "#domain/files/file-reference.ts";
import { commentForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { commentRequest, type OrderRequest } from "../data.ts";
import { AttachmentsOfRequest } from "./request-attachments.tsx";

/** Says something to a request, with files. */
export function CommentDialog({ request, onClose }: { request: OrderRequest; onClose: () => void }) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const { mutateAsync: comment } = useMutation(commentRequest);
  const { form, record } = useRecordForm({
    schema: commentForm,
    draft: `request-comment:${request.id}`,
    values: () => ({ message: "", attachments: [] as FileReference[] }),
    save: (said) => comment({ id: request.id, ...said }),
    explain: (error) => sayOr(LL, error, words.failed.comment()),
    onSaved() {
      showSuccess(words.done.comment());
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={words.commentTitle()}
      description={request.title}
      submit={words.sendComment()}
      onClose={onClose}
    >
      <form.AppField name="message">
        {(field) => <field.LongField label={words.comment()} required rows={4} max={MAX_MESSAGE} />}
      </form.AppField>
      <form.AppField name="attachments">{() => <AttachmentsOfRequest />}</form.AppField>
    </FormDialog>
  );
}
