import { useMutation } from "@tanstack/react-query";
import { answerForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sayOr } from "#src/lib/say.ts";
import { useWords } from "#src/lib/words.tsx";
import { approveRequest, rejectRequest, reopenRequest, type OrderRequest } from "../data.ts";

type AnswerDialogProps = {
  request: OrderRequest;
  verb: "approve" | "reject" | "reopen";
  onClose: () => void;
};

/** Answers a request or asks it again; a refusal says why (REQ-05), an approval may say something. */
export function AnswerDialog({ request, verb, onClose }: AnswerDialogProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  const { id, version, title } = request;
  const { mutateAsync: approve } = useMutation(approveRequest);
  const { mutateAsync: reject } = useMutation(rejectRequest);
  const { mutateAsync: reopen } = useMutation(reopenRequest);
  const isAsked = verb !== "approve";
  const { form, record } = useRecordForm({
    schema: answerForm(isAsked),
    draft: `request-${verb}:${id}`,
    values: () => ({ comment: "" }),
    save({ comment }) {
      if (verb === "reopen") return reopen({ id, version, note: comment });
      return verb === "approve" ? approve({ id, version, comment }) : reject({ id, version, comment });
    },
    explain: (error) => sayOr(LL, error, words.failed[verb]()),
    onSaved() {
      showSuccess(words.done[verb]());
      onClose();
    },
  });
  return (
    <FormDialog
      record={record}
      title={words.answer[verb]()}
      description={title}
      submit={words.action[verb]()}
      tone={verb === "reject" ? "danger" : "normal"}
      onClose={onClose}
    >
      <form.AppField name="comment">
        {(field) => (
          <field.LongField
            label={verb === "reopen" ? words.note() : words.comment()}
            required={isAsked}
            aside={isAsked ? undefined : LL.field.optional()}
            hint={words.commentHint()}
            rows={4}
            max={MAX_MESSAGE}
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}
