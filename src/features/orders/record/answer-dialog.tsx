import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answerForm, MAX_MESSAGE } from "#domain/requests/schema.ts";
import { showSuccess } from "#src/components/ui/toast.ts";
import { FormDialog } from "#src/kit/form/form-dialog.tsx";
import { useRecordForm } from "#src/kit/form/use-record-form.ts";
import { sayOr } from "#src/lib/words/say.ts";
import { useWords } from "#src/lib/words/words.tsx";
import { approveRequest, rejectRequest, reopenRequest, type OrderRequest } from "../data.ts";

type AnswerDialogProps = {
  request: OrderRequest;
  verb: "approve" | "reject" | "reopen";
  /** An ADMIN's answer in the exhibitor's place; it says why. */
  isForced?: boolean;
  onClose: () => void;
};

/** Answers a request or asks it again; a refusal says why (REQ-05), an approval may say something. */
export function AnswerDialog({ request, verb, isForced = false, onClose }: AnswerDialogProps) {
  const { LL } = useWords();
  const words = LL.orders.requests;
  // What was read when the dialog opened: a newer state that arrives behind it has not been seen.
  const [{ id, version, title, contentVersion: seen }] = useState(request);
  const contentVersion = seen ?? undefined;
  const { mutateAsync: approve } = useMutation(approveRequest);
  const { mutateAsync: reject } = useMutation(rejectRequest);
  const { mutateAsync: reopen } = useMutation(reopenRequest);
  const isAsked = verb !== "approve" || isForced;
  const { form, record } = useRecordForm({
    schema: answerForm(isAsked),
    draft: `request-${verb}:${id}`,
    values: () => ({ comment: "" }),
    save({ comment }) {
      if (verb === "reopen") return reopen({ id, version, note: comment });
      const answer = { id, version, comment, contentVersion, force: isForced };
      return verb === "approve" ? approve(answer) : reject(answer);
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
      title={isForced ? words.forceTitle() : words.answer[verb]()}
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
            hint={isForced ? words.forceHint() : words.commentHint()}
            rows={4}
            max={MAX_MESSAGE}
          />
        )}
      </form.AppField>
    </FormDialog>
  );
}
